/** Stands in every row of a file in the native format and tells how it is to be read. */
export const NATIVE_FORMAT = 'face4rag-studio/2';
/** Every version that is read. */
export const NATIVE_FORMATS = ['face4rag-studio/1', NATIVE_FORMAT] as const;
