/** A phrase without marks: `most` characters at most. */
const phrase = (name: string, most: number): string =>
  `(?<${name}>[^，。；：！？、,;:!?\\n（）()]{2,${most}}?)`;
/** A short phrase that names something. */
const noun = (name: string): string =>
  `(?<${name}>(?:(?![时不对能在于给向从被把将会可使让了我你他她它为与])[\\p{Script=Han}A-Za-z]){4,14}?)`;
const BEGIN = '(?:^|(?<=[，。；：]))';

/** Cause and effect as Chinese sentences state them: what leads in, the first phrase, what links it to the second. */
export const CAUSES_CHINESE: readonly RegExp[] = [
  new RegExp(
    `(?<lead>因为|由于)${phrase('first', 40)}(?<link>，(?:所以|因此|因而))${phrase('second', 40)}(?=[。；]|$)`,
    'gu',
  ),
  new RegExp(
    `${BEGIN}${noun('first')}(?<link>(?:会|可能会?|容易|将|往往|直接)?(?:导致|引起|引发|造成|诱发|促使)(?:了)?)${noun('second')}(?=[。；]|$)`,
    'gu',
  ),
  new RegExp(
    `(?:^|(?<=[。；]))${phrase('first', 30)}(?<link>，(?:因此|所以|因而))${phrase('second', 30)}(?=[。；]|$)`,
    'gu',
  ),
];

/** The same of English ones. */
export const CAUSES_ENGLISH: readonly RegExp[] = [
  /^(?<first>[^,;:()\n]{8,90}?)(?<link> because )(?!of\b)(?<second>[^,;:()\n]{8,90}?)(?=[.!]?$)/gu,
  /^(?<lead>Because )(?!of\b)(?<first>[^,;:()\n]{8,80}?)(?<link>, )(?<second>[^,;:()\n]{8,90}?)(?=[.!]?$)/gu,
  /^(?<first>[^,;:()\n]{4,60}?)(?<link> (?:causes?|caused|leads? to|led to|resulted in|results? in|triggered|triggers) )(?<second>(?:(?:the|a|an|its|their|his|her) )?[^,;:()\n]{4,60}?)(?=[.!]?$)/giu,
];
