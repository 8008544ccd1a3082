/** Header of what a page asks by itself, without anybody doing anything: it keeps no session alive. */
export const PASSIVE_HEADER = 'x-face4rag-passive';
