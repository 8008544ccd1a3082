import { PLUS } from '@/lib/construction/combination';
import { messageOr } from '@/lib/i18n/message-or';

/** The name of a recipe for people, of a combination those of its parts; the id of what is not known here. `t`: of "construction". */
export const recipeName = (t: Parameters<typeof messageOr>[0], recipe: string): string =>
  recipe
    .split(PLUS)
    .map((part) => messageOr(t, `recipes.${part}.name`, part))
    .join(` ${PLUS} `);
