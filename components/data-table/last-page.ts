/** The last page of so many rows, from 1; the first of none. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
