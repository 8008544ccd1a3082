import type { StatementChange } from '../define-rule';
import { isWholePhrase, capitalised, uncapitalised } from './phrases';

const HAN = '(?:(?![的而但并也都将被把让使是以])[\\p{Script=Han}A-Za-z])';
const CLAUSE = '(?:^|(?<=[，。；：]))';
const CHINESE: readonly RegExp[] = [
  new RegExp(
    `${CLAUSE}(?<first>${HAN}{2,8}?)(?<link>(?:要|会|明显|远|略|还)?比)(?<second>${HAN}{2,8}?)(?=(?:更加?|还要?|要|明显|略|稍)?(?:高|低|大|小|多|少|早|晚|快|慢|重|轻|长|短|好|强|贵|便宜|容易|严重|重要|复杂)[^\\p{Script=Han}]|更)`,
    'gu',
  ),
  new RegExp(
    `${CLAUSE}(?<first>${HAN}{2,8}?)(?<link>(?:明显|远|显著|略|大大)?(?:高于|低于|大于|小于|优于|早于|晚于|多于|少于|快于|慢于|重于|落后于|领先于|隶属于|击败|战胜|不敌|取代|接替|收购))(?<second>${HAN}{2,8})(?=[，。；]|$)`,
    'gu',
  ),
  new RegExp(
    `(?<=从)(?<first>${HAN}{2,8}?)(?<link>(?:出发)?(?:前往|抵达|飞往|迁至|迁往|搬到|到达|运往|驶往))(?<second>${HAN}{2,8})(?=[，。；]|$)`,
    'gu',
  ),
];

const NAME =
  "(?:[Tt]he )?\\p{Lu}[\\p{L}'’-]*(?: (?:of|the|de|van|von) \\p{Lu}[\\p{L}'’-]*| \\p{Lu}[\\p{L}'’-]*)*";
const VERBS =
  'defeated|beat|acquired|succeeded|replaced|sued|invaded|attacked|overtook|outsold|criticised|criticized|accused|praised|taught|mentored|hired|fired|arrested|killed|shot|conquered|betrayed|divorced|dismissed|outscored|outperformed|loaned to|sold to';
const DONE =
  'defeated|beaten|acquired|succeeded|replaced|sued|invaded|attacked|overtaken|criticised|criticized|accused|praised|taught|mentored|hired|arrested|killed|shot|conquered|dismissed';
const ENGLISH: readonly RegExp[] = [
  new RegExp(
    `(?:^|(?<=, |\\bthat |\\bwhen |\\bwhere |\\band ))(?<first>${NAME})(?<link> (?:narrowly |easily |later |then |also )?(?:${VERBS}) )(?<second>${NAME})(?=[.,;]|\\s(?:in|on|at|by|for|after|during|to|with|\\d|and|when|as)\\b|$)`,
    'gu',
  ),
  new RegExp(
    `(?:^|(?<=, |\\bthat |\\bwhen |\\bwhere |\\band ))(?<first>${NAME})(?<link> (?:was|had been|has been) (?:later |then |narrowly )?(?:${DONE}) by )(?<second>(?!the )${NAME}(?<!s))(?=[.,;]|\\s(?:in|on|at|for|after|during|to|with|\\d|and|when|as)\\b|$)`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b(?:moved|travelled|traveled|flew|sailed|marched|runs|ran|transferred|relocated|went|flying|line|road|route|railway|flight|flights|train|trains) from )(?<first>${NAME})(?<link> to )(?<second>${NAME})(?=[.,;]|\\s(?:in|on|at|by|for|after|during|with|\\d|and|via)\\b|$)`,
    'gu',
  ),
  new RegExp(
    `^(?<first>${NAME}|The (?:\\p{Ll}+ ){1,3}?)(?<link> ?(?:is|are|was|were) (?:much |far |slightly )?\\p{L}{2,}er than )(?<second>${NAME}|the (?:\\p{Ll}+ ?){1,3})(?=[.,;]|$)`,
    'gu',
  ),
];

/** Two sides of a comparison, a contest or a way, which change places. */
export function comparedInText(text: string, language: 'zh' | 'en', reference: string): StatementChange[] {
  return (language === 'zh' ? CHINESE : ENGLISH).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { first, link, second } = match.groups as Record<'first' | 'link' | 'second', string>;
      if (
        !isWholePhrase(first) ||
        !isWholePhrase(second) ||
        /的|各自|双方|两|对手|彼此/u.test(first + second) ||
        first === second
      )
        return [];
      const [one, other] = [first, second].map((side) => uncapitalised(side, reference));
      if (one == null || other == null) return [];
      const turned = `${other}${link}${one}`;
      const is = match.index === 0 ? capitalised(turned) : turned;
      return [{ start: match.index, end: match.index + match[0].length, is }];
    }),
  );
}
