/** Why an archive cannot be read. */
export type ZipFaultKind = 'broken' | 'locked' | 'too_large';

export class ZipFault extends Error {
  constructor(readonly kind: ZipFaultKind) {
    super(`the archive is ${kind}`);
    this.name = 'ZipFault';
  }
}
