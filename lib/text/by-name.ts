/** Orders names of people: Chinese ones by pinyin, then Latin ones by the alphabet; equal ones stay as they are. */
export const byName = (a: string, b: string): number => a.localeCompare(b, 'zh');
