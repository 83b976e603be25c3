/** The API's limit of rows per page. */
const MOST_ROWS = 1000;

interface Portion<R> {
  rows: readonly R[];
  total: number | undefined;
}

/** Reads all pages of a list: its rows and their total. */
export async function readAll<R extends { id: unknown }>(readPage: (page: number) => Promise<Portion<R>>) {
  const rows = new Map<unknown, R>();
  for (let page = 1; ; page += 1) {
    const { rows: more, total = 0 } = await readPage(page);
    const before = rows.size;
    for (const row of more) rows.set(row.id ?? row, row);
    const hasAll = rows.size >= total;
    // no new rows: some were deleted meanwhile, or the API has no pagination
    if (hasAll || rows.size === before) return { rows: [...rows.values()], total: Math.max(total, rows.size) };
  }
}

/** Omits the number for the first page, for APIs without pagination. */
export const pageQuery = (page: number) => ({ per_page: MOST_ROWS, ...(page > 1 && { page }) });
