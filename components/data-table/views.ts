import { z } from 'zod';

const schema = z.array(z.object({ name: z.string().min(1).max(60), search: z.string().max(2_000) })).max(50);
/** A view of a list under a name: the search parameters that show it. */
export type SavedView = z.infer<typeof schema>[number];

/** Reads what was kept; whatever cannot be read is no view. */
export function parseViews(stored: string): SavedView[] {
  if (stored === '') return [];
  try {
    return schema.parse(JSON.parse(stored));
  } catch {
    return [];
  }
}

/** With one more view, in the place of one of the same name; the page that was shown is no part of it. */
export function withView(views: readonly SavedView[], { name, search }: SavedView): SavedView[] {
  const params = new URLSearchParams(search);
  params.delete('page');
  return [...withoutView(views, name), { name, search: params.toString() }].slice(-50);
}

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);
