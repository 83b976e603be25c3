/** The window's whole width: the head, and below it the list of parts beside the shown one. */
export const FRAME = "-mx-4 -mt-4 -mb-8 flex min-h-[calc(100dvh-var(--topbar))] flex-col md:-mx-8 md:-mt-6 md:-mb-12";
export const HEAD =
  "flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border bg-surface px-4 py-2 md:min-h-(--topbar) md:px-6";
export const PARTS =
  "grid flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[19rem_minmax(0,1fr)] lg:grid-cols-[21.5rem_minmax(0,1fr)]";
export const LIST = "min-w-0 border-border bg-surface max-md:border-b md:border-e";
export const PANE = "flex w-full max-w-240 min-w-0 flex-col gap-4 px-4 py-5 md:px-8 md:py-6";
