/**
 * Which columns of a table have room: those without it leave, by rank and then from the end, until the rest fits.
 * Measured, because what a column needs depends on the language and on what stands in it.
 */
export interface MeasuredColumn {
  /** Counted from one, as `:nth-child` does. */
  place: number;
  /** The least it can be. */
  width: number;
  /** The row's name, its tick box and its menu never leave. */
  stays: boolean;
  /** Columns with a rank leave first, the lowest before the others. */
  rank: number | undefined;
}

export function columnsWithoutRoom(columns: readonly MeasuredColumn[], room: number): number[] {
  const leaving = columns
    .filter(({ stays }) => !stays)
    .toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || other.place - one.place);
  let needed = columns.reduce((sum, { width }) => sum + width, 0);
  const left: number[] = [];
  for (const { place, width } of leaving) {
    if (needed <= room) break;
    needed -= width;
    left.push(place);
  }
  return left;
}

const measure = (head: HTMLElement, index: number): MeasuredColumn => ({
  place: index + 1,
  width: head.getBoundingClientRect().width,
  stays: "stays" in head.dataset,
  rank: head.dataset["rank"] === undefined ? undefined : Number(head.dataset["rank"]),
});

/** What decides how much room the columns need and have; beside the fonts, which are the same for all tables. */
const lookOf = (box: HTMLElement, table: HTMLTableElement) =>
  [
    box.clientWidth,
    table.className,
    table.dataset["density"],
    table.getElementsByTagName("*").length,
    table.textContent,
  ].join(" ");

/** Measuring brings the hidden columns back for a moment, which is dear: not twice for the same look. */
let measured = new WeakMap<HTMLTableElement, string>();
export const measureAgain = () => (measured = new WeakMap());

/** Hides the columns for which the box around the table has no room. Where rows are cards, and where no column is said to stay, all of them do. */
export function fitColumns(box: HTMLElement) {
  const table = box.querySelector("table");
  const heads = [...(table?.querySelectorAll<HTMLElement>(":scope > thead > tr > *") ?? [])];
  if (!table || !heads.some((head) => "stays" in head.dataset)) return;
  const look = lookOf(box, table);
  if (measured.get(table) === look) return;
  measured.set(table, look);
  delete table.dataset["without"];
  // a table that overflows has given each column the least it can be
  if (table.offsetWidth <= box.clientWidth || getComputedStyle(table).display !== "table") return;
  const without = columnsWithoutRoom(heads.map(measure), box.clientWidth);
  if (without.length > 0) table.dataset["without"] = without.join(" ");
}
