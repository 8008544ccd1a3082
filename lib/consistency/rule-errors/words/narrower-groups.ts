import type { Wider } from './wider';

/** A part of the year or week that a statement opens with, widened to all of it. */
export const SEASONS: readonly Wider[] = [
  { was: /\bIn (?:winter|summer|spring|autumn)(?=, )/gu, is: 'All year round' },
  { was: /\bin (?:winter|summer|spring|autumn)(?=[.,;]|$)/gu, is: 'all year round' },
  { was: /\bon (?:weekends|weekdays|Sundays|Saturdays|Mondays|Fridays)\b/gu, is: 'every day' },
  { was: /\bOn (?:weekends|weekdays|Sundays|Saturdays|Mondays|Fridays)(?=, )/gu, is: 'Every day' },
  {
    was: /(?:^|(?<=[，。；]|[，。；]在|每年))(?:春季|夏季|秋季|冬季)(?!运动|奥|赛|联|学|作|、|和|与|即将|新|转|的|更|最|\p{Script=Han}?节)/gu,
    is: '全年',
  },
  { was: /(?<![本上下每这该个])周末(?=\p{Script=Han}{2})(?!愉快|体验|\p{Script=Han}{0,2}班)/gu, is: '每天' },
];

/** A group that a statement opens with, widened to all people; what it says must be general. */
export const GROUPS: readonly Wider[] = [
  {
    was: /^(?:Older adults|Teenagers|Children|Students|Women|Men|Pregnant women|Smokers|Adults|Members|Residents)(?= (?:should|must|can|are (?:required|advised|allowed|entitled)|need|may|tend)\b)/gu,
    is: 'All people',
  },
  {
    was: /(?:^|(?<=[，；。]))(?:老年人|儿童|孕妇|未成年人|成年人|女性|男性|大学生|青少年|吸烟者|会员|糖尿病患者|高血压患者)(?=应该?|可以|需要?|必须|可享|不宜|更?容易)/gu,
    is: '所有人',
  },
];
