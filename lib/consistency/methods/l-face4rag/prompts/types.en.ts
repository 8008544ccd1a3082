/** What the types mean, a line each: of the handbook and of the paper's prompt alike. */
export const ERROR_TYPE_LINES_EN = `- Hallu: the reference says nothing on it, even if it is true in the world.
- KCont: it says the opposite, or what cannot stand beside the reference.
- KInve: two things, values, events or roles have changed places.
- KConf: what is said of different things is said of one, or of both alike.
- KConc: a term was replaced by a near one that is not the same.
- LOver: what holds of one case, a part or a sample is said of a wider class.
- LCaus: cause and effect turned round, or a cause made where there is none.
- LConf: what is only necessary is said to suffice, or the other way round.
- LIncl: one thing is made a part or kind of another that it is not.
- LOthe: another tie that the reference does not draw.`;
