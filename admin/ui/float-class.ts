/** Overlays share this shadow; nothing else has one. */
export const floatClass = "motion-rise rounded-lg border border-border bg-surface shadow-float outline-none";

/** A row in a menu or list box. */
export const rowClass =
  "flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-start outline-none data-focused:bg-hover data-disabled:cursor-default data-disabled:text-subtle max-md:min-h-10 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus";
