/**
 * Decides which columns of a table fit: others are hidden by rank, then from the end, until the rest fits.
 * Columns are measured, because their width depends on language and content.
 */
export interface MeasuredColumn {
  /** 1-based, as in `:nth-child`. */
  place: number;
  /** Minimum width in pixels. */
  width: number;
  /** Never hidden: the row's name, checkbox and menu. */
  stays: boolean;
  /** Ranked columns are hidden first, lowest rank first. */
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

/** Everything that affects the columns' width, except the fonts, which all tables share. */
const lookOf = (box: HTMLElement, table: HTMLTableElement) =>
  [
    box.clientWidth,
    table.className,
    table.dataset["density"],
    table.getElementsByTagName("*").length,
    table.textContent,
  ].join(" ");

/** Measuring shows the hidden columns for a moment, which is expensive: skip it while nothing has changed. */
let measured = new WeakMap<HTMLTableElement, string>();
export const measureAgain = () => (measured = new WeakMap());

/** Hides columns that do not fit the box. Keeps all of them on cards, and in tables where no column is marked as staying. */
export function fitColumns(box: HTMLElement) {
  const table = box.querySelector("table");
  const heads = [...(table?.querySelectorAll<HTMLElement>(":scope > thead > tr > *") ?? [])];
  if (!table || !heads.some((head) => "stays" in head.dataset)) return;
  const look = lookOf(box, table);
  if (measured.get(table) === look) return;
  measured.set(table, look);
  delete table.dataset["without"];
  // in a table that overflows, every column is at its minimum width
  if (table.offsetWidth <= box.clientWidth || getComputedStyle(table).display !== "table") return;
  const without = columnsWithoutRoom(heads.map(measure), box.clientWidth);
  if (without.length > 0) table.dataset["without"] = without.join(" ");
}
