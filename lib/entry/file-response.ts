import { textStream } from './text-stream';

/** A file that is written while it is sent, as a download. */
export interface StreamedFile {
  fileName: string;
  contentType: string;
  pieces: AsyncIterable<string>;
}

/** Answers with a file under its name; nothing of it is kept on the way. */
export function fileResponse({ fileName, contentType, pieces }: StreamedFile): Response {
  return new Response(textStream(pieces), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'no-store',
    },
  });
}

export const isStreamedFile = (value: unknown): value is StreamedFile =>
  typeof value === 'object' && value !== null && 'pieces' in value && 'fileName' in value;
