/** The row of this number, counted round. */
export const pick = <Row>(which: number, rows: readonly Row[]): Row | undefined => rows[which % rows.length];
