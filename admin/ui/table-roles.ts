/**
 * Explicit table roles: below md rows are laid out as cards,
 * and browsers drop table semantics along with `display: table`.
 */
export const tableRoles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
