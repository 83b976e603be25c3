import type { LabelSheet, PaperSize, PathShape, Rectangle, SignDesign } from "#contract/signs.ts";
import { linePath } from "./shapes-of.ts";

export type Size = { readonly width: number; readonly height: number };

const PAPERS: Readonly<Record<PaperSize, Size>> = {
  a6: { width: 105, height: 148 },
  a5: { width: 148, height: 210 },
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
};

type Labels = Size & {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** Horizontal distance between the left edges of neighbouring labels. */
  readonly step: number;
};

/** Common A4 label sheets. */
const LABELS: Readonly<Record<LabelSheet, Labels>> = {
  labels_24: { width: 63.5, height: 33.9, columns: 3, rows: 8, left: 7.25, top: 12.9, step: 66 },
  labels_21: { width: 63.5, height: 38.1, columns: 3, rows: 7, left: 7.25, top: 15.15, step: 66 },
  labels_14: { width: 99.1, height: 38.1, columns: 2, rows: 7, left: 4.65, top: 15.15, step: 101.6 },
  labels_8: { width: 99.1, height: 67.7, columns: 2, rows: 4, left: 4.65, top: 13.1, step: 101.6 },
};

/** Bleed beyond the cut, and paper around it for crop marks, in millimetres. */
export const BLEED = 3;
const AROUND = 10;
const MARK = 5;
const HAIRLINE = 0.2;

type Point = { readonly x: number; readonly y: number };

/** A sheet: positions of signs, and the trim. */
export type Paper = Size & {
  readonly trim: Rectangle;
  readonly places: readonly Point[];
  readonly marks: readonly PathShape[];
};

/** Crop marks at both ends of every cut, outside the trim. */
function cutMarks(
  { x, y, width, height }: Rectangle,
  columns: readonly number[],
  rows: readonly number[],
  gap: number,
) {
  const ends = (from: number, to: number) => [
    [from - gap - MARK, from - gap] as const,
    [to + gap, to + gap + MARK] as const,
  ];
  return [
    ...columns.flatMap((at) => ends(y, y + height).map(([from, to]) => linePath([at, from], [at, to], HAIRLINE))),
    ...rows.flatMap((at) => ends(x, x + width).map(([from, to]) => linePath([from, at], [to, at], HAIRLINE))),
  ];
}

function labelPaper(sheet: LabelSheet, hasMarks: boolean): Paper {
  const { width, height, columns, rows, left, top, step } = LABELS[sheet];
  const at = (count: number, start: number, each: number) =>
    Array.from({ length: count }, (_, one) => start + one * each);
  const [xs, ys] = [at(columns, left, step), at(rows, top, height)];
  const grid = { x: left, y: top, width: step * (columns - 1) + width, height: height * rows };
  const columnEdges = xs.flatMap((x) => [x, x + width]);
  const rowEdges = [...ys, top + grid.height];
  return {
    ...PAPERS.a4,
    trim: { x: 0, y: 0, ...PAPERS.a4 },
    places: ys.flatMap((y) => xs.map((x) => ({ x, y }))),
    marks: hasMarks ? cutMarks(grid, columnEdges, rowEdges, 0.5) : [],
  };
}

function singlePaper(size: PaperSize, hasMarks: boolean): Paper {
  const { width, height } = PAPERS[size];
  const around = hasMarks ? AROUND : 0;
  const trim = { x: around, y: around, width, height };
  const [columns, rows] = [
    [around, around + width],
    [around, around + height],
  ];
  return {
    width: width + 2 * around,
    height: height + 2 * around,
    trim,
    places: [{ x: around, y: around }],
    marks: hasMarks ? cutMarks(trim, columns, rows, BLEED + 1) : [],
  };
}

type Look = Pick<SignDesign, "layout" | "paper" | "sheet" | "marks">;

export const paperFor = ({ layout, paper, sheet, marks }: Look): Paper =>
  layout === "labels" ? labelPaper(sheet, marks) : singlePaper(paper, marks);

/** Size of one sign after cutting. */
export const signSize = ({ layout, paper, sheet }: Look): Size => (layout === "labels" ? LABELS[sheet] : PAPERS[paper]);
