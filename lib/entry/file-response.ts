import { byteStream } from './byte-stream';

/** A file that is written while it is sent, as a download. */
export interface StreamedFile {
  fileName: string;
  contentType: string;
  /** Written on as they are taken. */
  bytes: AsyncIterable<Uint8Array>;
}

/** Answers with a file under its name; nothing of it is kept on the way. */
export function fileResponse({ fileName, contentType, bytes }: StreamedFile): Response {
  return new Response(byteStream(bytes), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'no-store',
    },
  });
}
