/** The lines of native JSONL that hold samples; those before them tell of the project. */
export const sampleLines = (text: string): string[] =>
  text.split('\n').filter((line) => line.includes('"record":"sample"'));
