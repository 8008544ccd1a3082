/**
 * @typedef {object} Arguments
 * @property {boolean} version only the version is asked for
 * @property {string} [command] one act on the database, in place of a conversation
 * @property {string} [url] address of the database
 * @property {string[]} schemaFiles paths of the files of the schema
 */

/**
 * What Prisma's command line says when it starts an engine. Every option has a value; those that are not known here are
 * for the native engine.
 * @param {string[]} given
 * @returns {Arguments}
 */
export function readArguments(given) {
  /** @type {Arguments} */
  const read = { version: given.includes('--version'), schemaFiles: [] };
  for (let at = 0; at + 1 < given.length; at += 2) {
    const [option, value] = given.slice(at, at + 2);
    if (option === '--datamodels') read.schemaFiles.push(value);
    else if (option === '--datasource') read.url = JSON.parse(value).url;
    else if (option === 'cli') read.command = value;
  }
  return read;
}
