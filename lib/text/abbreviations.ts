/** Abbreviations after which an English sentence goes on, without their last full stop, in lower case. */
const INSIDE = new Set(
  (
    'mr mrs ms messrs dr prof lt sgt capt cmdr maj adm supt st mt ft ' +
    'vs v cf viz e.g i.e eg ie ca approx fig figs eq no nos vol pp p ed eds ch sec par dept univ ' +
    'al tel ext est min max avg incl excl resp op'
  ).split(' '),
);

/** The same, where they are capitalised: "Sat. 5 May", but "He sat. She stood." */
const CAPITALISED = new Set(
  (
    'Rev Hon Gov Sen Rep Gen Col Pres Art Jan Feb Mar Apr Jun Jul Aug Sept Sep Oct Nov Dec ' +
    'Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun'
  ).split(' '),
);

/** Abbreviations that can also close a sentence; the word after them decides. */
const EITHER = new Set(
  'etc inc ltd co corp bros jr sr esq a.m p.m am pm u.s u.k u.n e.u d.c ph.d m.d b.c a.d'.split(' '),
);

/** Capitalised words that open sentences and are no names. */
const OPENERS = new Set(
  (
    'the a an this that these those it its he she they we you i his her their our in on at by for from with after ' +
    'before when while if as since because although though but and or so however moreover furthermore therefore thus ' +
    'meanwhile later then there here what who why how also additionally finally first second third one some many ' +
    'most all both each no not another other'
  ).split(' '),
);

/** Whether the full stop after `word` belongs to an abbreviation; `next` is the word that follows. */
export function isAbbreviation(word: string, next: string): boolean {
  // 他是No. 1: Chinese text sets no space before a Latin word.
  const latin = word.replace(/^.*\p{Script=Han}/u, '');
  const lower = latin.toLowerCase();
  if (CAPITALISED.has(latin)) return true;
  if (INSIDE.has(lower)) return lower !== 'no' || /^\d/.test(next);
  if (EITHER.has(lower)) return !OPENERS.has(next.toLowerCase());
  // Initials: the J of "J. Smith", the U.N.E.S of "U.N.E.S.C.O."; but "Vitamin C. It helps."
  if (!/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word) || word === 'I') return false;
  return next.length === 1 || !OPENERS.has(next.toLowerCase());
}
