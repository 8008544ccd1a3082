// Texts are in NFKC: full-width letters and marks have become plain ones.

const LABEL = '(?:(?:[Oo]ption|[Ss]ummary|[Aa]nswer|[Cc]hoice|[Tt]ext)\\b|选项|摘要|答案|总结|选择|选)';
const OPEN = '[\\s("\'“‘「【\\[]*';
const CLOSE = '[\\s)"\'”’」】\\]]*';

/** Nothing but an option, with or without its label: "(b)", "Summary A.", "答案:选项A。" */
export const BARE = new RegExp(
  `^${OPEN}(?:the\\s+)?(?:${LABEL}${OPEN}(?:is\\s|是|为)?[:\\s]*${OPEN}){0,3}([AB])${CLOSE}[.。!]?${CLOSE}$`,
  'i',
);

/** An answer that is named as such: "the answer is B", "I choose summary A", "答案是A". */
export const DECLARED = new RegExp(
  `(?:(?:[Aa]nswer|[Cc]hoice)\\s*(?:is|:|=)|\\b(?:[Cc]hoose|[Pp]ick|[Ss]elect)|答案\\s*(?:是|为|:)|选择|(?<!不)选(?!项))\\s*:?${OPEN}(?:${LABEL})?${OPEN}\\b([AB])\\b`,
  'g',
);

/** An option that stands alone before the reasons: "A. It adds nothing", "B。因为…". */
export const LEADING = new RegExp(`^${OPEN}(?:${LABEL})?[:\\s]*([AB])${CLOSE}(?:[.。!]\\s*|\\n\\s*)(?=\\S)`);

/** An option that is spoken of: with a label, in brackets, or as what a sentence is about. */
export const NAMED_OPTION = new RegExp(
  `${LABEL}${OPEN}([AB])\\b|[(\\[【]\\s*([AB])\\s*[)\\]】]|(?<![A-Za-z\\d])([AB])(?=\\s*(?:is\\b|and\\b|or\\b|are\\b|[,/&、]|[)\\]】.。:]|\\p{Script=Han}|$))`,
  'gu',
);

/** A capital that stands alone and is no article: enough to say that a reply has both options in it. */
export const STANDALONE = /(?<![A-Za-z\d])(B|A(?!\s+[a-z]))(?![A-Za-z\d])/g;

/** The option with which a text begins. */
export const FIRST = new RegExp(`^${OPEN}(?:${LABEL})?${OPEN}([AB])\\b`);

/** Words that deny, blame or compare: the sentence may mean the other option. */
export const NEGATION =
  /\b(?:not|no|nor|neither|never|cannot|wrong|incorrect|inconsistent|false|contradict\w*|unsupported|unfaithful|worse|fails?|unsure|less)\b|n['’]t\b|不|没|非|错|无|未|否|矛盾|差|[?]/i;

/** Words that take both options, or none. */
export const BOTH =
  /\b(?:both|either|neither|equal(?:ly)?|same|tie|none)\b|都|均|两者|两个|二者|一样|相同|同样|任一/i;
