/** Compares names of people: Chinese ones by pinyin, then Latin ones by the alphabet; equal ones stay as they are. */
export const compareNames = (a: string, b: string): number => a.localeCompare(b, 'zh');

/** Orders people, and what stands for one of them, by their names as compareNames has it. */
export const byName = (a: { name: string }, b: { name: string }): number => compareNames(a.name, b.name);
