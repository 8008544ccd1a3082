/** What limits a statement, and what widens it to all cases, times or members. */
export interface Wider {
  was: RegExp;
  is: string;
}

/** Before an English quantifier: the subject of a clause begins. */
const SUBJECT =
  '(?<=^|^["“*#-]{1,4} ?|[;:] |\\b(?:that|and|but|because|while|where|when|said|says|although) )';
/** Nouns of many behind an English quantifier. */
const MANY =
  '(?=\\s(?:of (?:the|these|those|its|their|his|her|our)\\b|(?:(?!for|of|in|to|at|by|with|from|on|as|different|other|such|more|is|was|\\p{Ll}+ly\\b)\\p{Ll}+\\s){0,2}?(?!this|does|was|has|as\\b)\\p{Ll}{3,}s\\b|people\\b|women\\b|men\\b|children\\b))';

export const WIDER_ENGLISH: readonly Wider[] = [
  { was: new RegExp(`${SUBJECT}[Ss]ome${MANY}`, 'gu'), is: 'all' },
  {
    was: new RegExp(
      `${SUBJECT}[Mm]ost(?= (?!recent|common|popular|likely)(?:of (?:the|these|those|its|their|his|her|our)\\b|\\p{Ll}{3,}[^s]s\\b|people\\b|women\\b|men\\b|children\\b))`,
      'gu',
    ),
    is: 'all',
  },
  { was: new RegExp(`${SUBJECT}[Mm]any${MANY}`, 'gu'), is: 'all' },
  { was: /\b(?:[Aa]lmost|[Nn]early) (?:all|every)\b/gu, is: '' },
  {
    was: /\b(?:often|usually|sometimes|generally|typically|normally|occasionally|frequently)\b(?! (?:as|called|known|referred|considered|accepted|speaking|regarded|described|sighted|abled|negative|positive|insects|most|more|very|about|in|by|from|on|at|with|to|for)\b)(?=\s\p{Ll})(?<!\b(?:very|more|most|quite|so|too|less) \w+)/gu,
    is: 'always',
  },
  {
    was: /\bin (?:some|many|most|certain) (?=cases|countries|areas|places|regions|situations|circumstances|states|parts of\b|schools|cities)/giu,
    is: 'in all ',
  },
];

/** Behind these a noun of things or people follows. */
const NOUN = '(?=\\p{Script=Han}{2})';
const LEFT =
  '(?<![一大小各组有另上下前后该本的、\\p{Script=Han}](?<!(?:^|[，。；：、对在让使使得与和及被将把向给由从于为至到但而且其中国])))';

export const WIDER_CHINESE: readonly Wider[] = [
  { was: new RegExp(`${LEFT}部分(?!的?(?:时间|是|为|地区?在|，|。))${NOUN}`, 'gu'), is: '所有' },
  {
    was: /(?<!有|还有|也有|绝|的)(?:大部分|大多数|多数|绝大多数|绝大部分)(?=的?\p{Script=Han}{2})(?!时间|[为是来在由属都])/gu,
    is: '所有',
  },
  {
    was: /(?<=^|[，。；：、“]|其他|和|及|对|(?<![存正现所])在|使|让|把|将|但|而|因为|由于|认为|表示|说|称|发现)(?:一些|有些|某些)(?=\p{Script=Han}{2})(?!..?认为|时间|东西|时候|日子|事情|问题|小|好|更|较)/gu,
    is: '所有',
  },
  { was: /(?<![有的还])(?:许多|很多|不少)(?=[人国企学城地家居用患消专产植动]\p{Script=Han})/gu, is: '所有' },
  { was: /(?<![是有一])大多(?=\p{Script=Han}{2})(?!数|是)/gu, is: '全都' },
  { was: /几乎(?=所有|全部|都|完全|每)/gu, is: '' },
  {
    was: /(?<![是很并就最了这更有非也不那])(?<!在|会)(?:通常|往往|经常|有时候?|时常|偶尔|一般情况下|通常情况下)(?!\p{Script=Han}{1,6}的\p{Script=Han}{2}|情况|性|的|来说|说|所|用语|，|在\d|需要注意)(?=\p{Script=Han})/gu,
    is: '总是',
  },
  {
    was: /在(?:某些|一些|有些|大多数|特定|一定|部分)(?=(?:情况|条件)下(?![^，。；]{0,6}[才只]))/gu,
    is: '在任何',
  },
  { was: /(?:某些|一些|部分|大多数)(?=国家|地区|城市|学校|企业|行业|领域)/gu, is: '所有' },
];
