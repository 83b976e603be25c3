/**
 * The roles tables have anyway, said aloud: below md the rows are laid out as cards,
 * and browsers drop a table's semantics together with its display.
 */
export const tableRoles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
