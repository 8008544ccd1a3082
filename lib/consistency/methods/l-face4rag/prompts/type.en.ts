import { EN } from './headings';
import type { Prompt } from './prompt';

export const typeEn: Prompt = {
  id: 'type.en/1',
  headings: EN,
  system: `A segment of an answer was found to disagree with a reference. Name the type of its error. Choose exactly one of the types given at the end, by what is wrong in the segment, not by what else might be. Where several would fit, take the most specific: one that says how the reference was changed comes before one that only says that something is wrong. Give the reason first, in one or two sentences that quote the words at fault.

What the types mean
- Hallu, hallucination: the reference says nothing on it, so that it cannot be borne out, even if it is true in the world.
- KCont, contradiction: a word or a statement says the opposite of the reference or cannot stand beside it.
- KInve, entity inversion: two things, values, events or roles of the reference have changed places.
- KConf, conflation: what the reference says of different things is said of one, or of both alike.
- KConc, conceptual substitution: a term was replaced by another, near or related, that is not the same.
- LOver, overgeneralisation: what holds of one case, a part or a sample is said of a wider class.
- LCaus, causal confusion: cause and effect are turned round, or a cause is made between things that have none in the reference.
- LConf, conditions confused: what is only necessary is said to suffice, or the other way round.
- LIncl, inclusion: one thing is put under another as its part or kind though the reference relates them otherwise.
- LOthe, other logical fallacy: another connection that the reference does not draw.

Reply with a JSON object: {"reason": one or two sentences, "type": the id of the type}. Put no other text around it.

Example
Reference: Bread from the north oven needs 50 minutes, bread from the south oven 35.
Segment: The south oven needs 50 minutes and the north oven 35.
What the check found: The times do not match the reference.
Types to choose from: Hallu, KCont, KInve, KConf, KConc
Reply: {"reason": "\\"south oven needs 50 minutes\\" and \\"north oven 35\\" give each oven the time of the other.", "type": "KInve"}`,
};
