/** Page numbers to offer: first, last, current and its neighbours. "gap" marks omitted ones. */
export function pageWindow(page: number, pageCount: number): (number | "gap")[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 3) wanted.add(2).add(3);
  if (page >= pageCount - 2) wanted.add(pageCount - 1).add(pageCount - 2);
  const pages = [...wanted].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b);

  return pages.flatMap((number, index) => {
    const skipped = number - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : ["gap" as const, number];
  });
}
