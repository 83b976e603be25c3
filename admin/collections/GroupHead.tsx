import { formatNumber } from "#admin/i18n/format.ts";

/** Heading above a group of members, as in the guide. */
export const GroupHead = ({ name, count }: { name: string; count: number }) => (
  <h3 className="flex gap-2 border-b border-border bg-sunken px-4 py-1.5 text-sm font-medium not-first:border-t">
    {name} <span className="font-normal text-muted tabular-nums">{formatNumber(count)}</span>
  </h3>
);
