const BYTES = Float32Array.BYTES_PER_ELEMENT;

/** Vectors as the store of replies keeps them: 32-bit floats in base64, a line each; a quarter of the same as numbers in JSON. */
export const packedVectors = (vectors: readonly (readonly number[])[]): string =>
  vectors.map((vector) => Buffer.from(Float32Array.from(vector).buffer).toString('base64')).join('\n');

/** The other way round. */
export const unpackedVectors = (text: string): number[][] => text.split('\n').map(floatsOf);

/** 32-bit floats of base64, least byte first, as endpoints and the store have them; a rest of less than a float is left out. */
export function floatsOf(base64: string): number[] {
  const bytes = Buffer.from(base64, 'base64');
  return Array.from({ length: Math.floor(bytes.length / BYTES) }, (_, at) => bytes.readFloatLE(at * BYTES));
}
