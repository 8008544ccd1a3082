import type { Quantity } from '@/lib/text/numbers/numbers';

/** Capitalised words that begin sentences or carry numbers, and name nothing that is numbered. */
const PLAIN =
  'The|In|On|At|By|Of|From|With|And|For|About|Over|Around|Nearly|Almost|All|Only|After|Before|Some|Its|Than|Another|A|An|First|Last|Top|It|He|She|They|We|Approximately|Roughly|Some|More|At|These|Those|His|Her|Their';
/** In a range or score, a version, a code, a numbered name. */
const BEFORE = new RegExp(
  `(?:['’]|\\d |\\d[秒分时点米]|[\\p{L}\\d][-–—~～至到./:：]|[-–—~～至到][$€£¥]|\\b(?:between|from|no|number|page|chapter|section|article|aged?|versus|vs\\.?)\\s|\\b(?!(?:${PLAIN})\\b)\\p{Lu}[\\p{L}]*\\.?\\s|[#№（(]|\\d\\sand\\s)$`,
  'u',
);
const BEHIND =
  /^(?: \d{3,}|\s?[-–—~～/:：至到]\s?[$€£¥]?\d|[-–—/]\p{Lu}|\.\d|(?:st|nd|rd|th)\b|\p{Lu}(?!\p{L})|\s(?:to|or|and)\s[$€£¥]?\d|[)）、或](?!\d)|\.(?=\s?\p{Script=Han})|版|\s(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\s?[年月日号](?!前|后|内|来|间|的|以|之|左|，|。|[、里中])|世纪|[级路型]|岁?\s?[至到])/u;

/** Whether a number counts something by itself: in no range, score, ordinal, code or numbered name. */
export const standsAlone = (text: string, { start, end }: Quantity): boolean =>
  !BEFORE.test(text.slice(0, start)) && !BEHIND.test(text.slice(end));
