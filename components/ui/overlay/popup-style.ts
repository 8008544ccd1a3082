/** The look of whatever floats: menus, selects, popovers. */
export const popupStyle =
  'rounded-lg bg-raised text-ink shadow-float outline-none transition-opacity duration-100 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0';
