/** The look that text inputs, text areas and select triggers share. */
export const controlStyle =
  'w-full rounded-md bg-surface px-2.5 text-base text-ink ring-1 ring-inset ring-control transition-shadow duration-100 ' +
  'hover:ring-ink-3 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus ' +
  'data-invalid:ring-2 data-invalid:ring-danger aria-invalid:ring-2 aria-invalid:ring-danger ' +
  'disabled:bg-sunken disabled:text-ink-3 data-disabled:bg-sunken data-disabled:text-ink-3 [&:is(input,textarea)]:read-only:bg-sunken';
