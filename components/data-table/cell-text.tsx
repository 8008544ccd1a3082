interface Props {
  lang?: string;
  children: string | null;
}

/** Text of any length in a cell: one line, two where the table is roomy or drawn as cards. */
export function CellText({ lang, children }: Props) {
  return (
    <span
      lang={lang}
      className="line-clamp-1 wrap-anywhere in-data-[density=comfortable]:line-clamp-2 @max-2xl:line-clamp-2"
    >
      {children}
    </span>
  );
}
