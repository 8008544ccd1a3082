/** Words that tie a sentence to the one before it; a sentence that opens with one is not judged apart from it. */
const CHINESE =
  '因此|所以|因而|从而|于是|故而|由此|由于这|但是|但|然而|不过|可是|却|反之|相反|否则|同时|此外|另外|而且|并且|其次|再者|接着|随后|然后|最后|换句话说|也就是说|总之|综上|例如|比如|即(?![使将便可刻日期])|这意味着|这导致|这使得|这样一来';
const ENGLISH =
  'therefore|thus|hence|consequently|as a result|so|accordingly|but|however|yet|nevertheless|nonetheless|still|instead|otherwise|conversely|by contrast|in contrast|on the contrary|moreover|furthermore|besides|in addition|additionally|also|then|for example|for instance|that is|in other words|in short|this means|this leads to|because of this';

const OPENS = new RegExp(`^["“‘'（(]*((?:${CHINESE})|(?:${ENGLISH})(?![\\p{L}\\p{M}]))`, 'iu');

/** Whether a sentence leans on the one before it. */
export const opensWithConnective = (sentence: string): boolean => OPENS.test(sentence);

/** The word by which it leans; null when it leans on nothing. */
export const leadingConnective = (sentence: string): string | null => OPENS.exec(sentence)?.[1] ?? null;
