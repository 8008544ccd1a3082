import type { AppError } from '@/lib/errors';

export type OrderRefusal = { error: AppError };

/** Sends an order that may hold a file: what comes back, or why it was refused. */
export async function sendOrder<Answer>(path: string, order: object): Promise<Answer | OrderRefusal> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  return (await response.json()) as Answer | OrderRefusal;
}

/** The file that a form has under "file", as an order holds it: its name, and its bytes in base64. */
export async function readSentFile(data: FormData): Promise<{ fileName: string; file: string } | null> {
  const file = data.get('file');
  return file instanceof File ? { fileName: file.name, file: await inBase64(file) } : null;
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,?/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
