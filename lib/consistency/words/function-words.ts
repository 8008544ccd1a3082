/** Chinese characters that mostly join others and name nothing. */
export const FUNCTION_CHARACTERS = new Set(
  '的了是在和与及或等也都就而且但不有这那我你他她它们个为以于之其被把将会能可要中上下来去到说对从所着过得地并很更最还又再则因此如若当时候么吗呢吧啊让使由向给同比些每某各该此样种一些只才已经曾后前里内外间',
);

/** English words that name nothing and are left out. */
export const STOP_WORDS = new Set(
  (
    'a an the and or but nor so yet if then else than that this these those it its itself he him his she her hers they ' +
    'them their theirs we us our ours you your yours i me my mine who whom whose which what where when why how is am are ' +
    'was were be been being do does did done have has had having will would shall should can could may might must of in ' +
    'on at by for with about against between into through during before after above below to from up down out off over ' +
    'under again further once here there all any both each few more most other some such only own same too very just ' +
    'also as while because until although though however therefore thus hence moreover furthermore not no s t d ll m re ve ' +
    'there upon within without among across per via etc one'
  ).split(' '),
);

/** Whether a word of either language names nothing. */
export const isFunctionWord = (word: string): boolean =>
  STOP_WORDS.has(word.toLowerCase()) || [...word].every((character) => FUNCTION_CHARACTERS.has(character));
