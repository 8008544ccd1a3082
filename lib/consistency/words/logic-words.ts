/** Words that carry the logic of a sentence: quantifiers, causes, conditions, inclusions. */
export const ALL =
  /所有|全部|一切|任何|每一?[个种位]|总是|(?<![首成古京旧故国迁建定])都(?![市城会督江])|\b(?:all|every|any|always|everyone|entire|no one)\b/iu;
export const SOME =
  /部分|有些|某些|一些|多数|大多|少数|往往|可能|通常|\b(?:some|most|many|several|often|usually|may|might|certain|few)\b/iu;
export const CAUSE =
  /因为|由于|导致|引起|造成|使得|因此|所以|从而|\b(?:because|caused?|causes|leads? to|led to|results? in|resulted in|due to|therefore|so that)\b/iu;
export const SUFFICIENT =
  /只要|即可|就能|就可以|便可|足以|\b(?:as long as|suffices?|is enough|simply by)\b/iu;
export const NECESSARY =
  /只有|才能|才可|必须|须|需要|应当|前提|\b(?:only if|must|required?|requires|necessary|need to|prerequisite|unless)\b/iu;
export const INCLUDES =
  /例如|比如|包括|诸如|属于|其中|等在内|\b(?:such as|including|includes?|for example|a kind of|a type of|part of)\b/iu;
