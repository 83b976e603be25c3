/** The most rows a list gives at once. */
const MOST_ROWS = 1000;

interface Portion<R> {
  rows: readonly R[];
  total: number | undefined;
}

/** Reads a list to its end, page after page: all its rows, and how many there are. */
export async function readAll<R extends { id: unknown }>(readPage: (page: number) => Promise<Portion<R>>) {
  const rows = new Map<unknown, R>();
  for (let page = 1; ; page += 1) {
    const { rows: more, total = 0 } = await readPage(page);
    const before = rows.size;
    for (const row of more) rows.set(row.id ?? row, row);
    const hasAll = rows.size >= total;
    // nothing new came: rows went away meanwhile, or the API does not know pages
    if (hasAll || rows.size === before) return { rows: [...rows.values()], total: Math.max(total, rows.size) };
  }
}

/** The first page is asked for without its number, as every API understands it. */
export const pageQuery = (page: number) => ({ per_page: MOST_ROWS, ...(page > 1 && { page }) });
