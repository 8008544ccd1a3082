/** The most characters that are shown of a response. */
const SHOWN = 20_000;

/** The first characters of a response, and whether there are more; the rest of a long file is not fetched. */
export async function responseStart({ body }: Response): Promise<{ text: string; more: boolean }> {
  if (!body) return { text: '', more: false };
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.length <= SHOWN) {
    const { done, value } = await reader.read();
    if (done) return { text, more: false };
    text += value;
  }
  await reader.cancel();
  return { text: text.slice(0, SHOWN), more: true };
}
