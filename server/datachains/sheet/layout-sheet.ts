import type { BadgeProps } from "#datachain/Badge.tsx";
import { glyphColorOn } from "#datachain/colors.ts";
import { isKhmer, type Weight } from "#server/platform/drawing/fonts.ts";
import { tearsIn } from "#server/platform/drawing/line-breaks.ts";
import type { Part } from "#server/platform/drawing/open-pdf.ts";
import { type BrokenLine, linesOf } from "#server/platform/drawing/text-lines.ts";
import type { Sheet, SheetCategory, SheetChip, SheetPlacement, SheetText } from "./compose-sheet.ts";

/** Coordinates start at the top left of the block; a text's `y` is its baseline. */
export type Mark =
  | { kind: "text"; x: number; y: number; line: BrokenLine; size: number; color: string; href?: string | undefined }
  | { kind: "badge"; x: number; y: number; size: number; badge: BadgeProps }
  | {
      kind: "box";
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      fill: string | null;
      stroke: string | null;
    };

/** Kept together on a page. */
export type Block = {
  /** What it is to screen readers. */
  readonly part: Part;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Minimum room on the page below its top, so that a heading is never last. */
  readonly needs?: number;
};

export type Frame = {
  readonly width: number;
  /** Font size of plain text; all other sizes are multiples of it. */
  readonly em: number;
  /** If false, shows titles only, for the PNG. */
  readonly isDetailed: boolean;
};

const INK = "#0b0f14";
const SOFT = "#414b58";
const RULE = "#d5dae0";
const EDGE = "#5b6673";
const LINK = "#166534";

type Style = {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly href?: string | undefined;
};
type Column = { readonly x: number; readonly width: number; readonly isCentred?: boolean };

/** Khmer needs more leading, because it stacks signs below and above letters. */
const leading = (text: string) => (isKhmer(text) ? 1.75 : 1.42);

function textMarks(text: string, style: Style, { x, width, isCentred }: Column): { marks: Mark[]; height: number } {
  const { size, weight = "regular", color = INK, href } = style;
  const step = leading(text) * size;
  const lines = linesOf(text, { size, weight }, width);
  const marks = lines.map((line, index): Mark => ({
    kind: "text",
    x: isCentred ? x + (width - line.width) / 2 : x,
    y: index * step + step / 2 + 0.36 * size,
    line,
    size,
    color,
    href,
  }));
  return { marks, height: lines.length * step };
}

const moved = (marks: readonly Mark[], down: number) => marks.map((mark) => ({ ...mark, y: mark.y + down }));

/** Lays out chips in rows and wraps them. */
function chipMarks(chips: readonly SheetChip[], em: number, column: Column): { marks: Mark[]; height: number } {
  const size = em * 0.86;
  const rows: { marks: Mark[]; width: number }[] = [];
  const height = size * (chips.some(({ text }) => isKhmer(text)) ? 2 : 1.7);
  for (const { text, color } of chips) {
    const [line] = linesOf(text, { size, weight: "regular" }, 10_000);
    if (!line) continue;
    const width = line.width + size;
    const last = rows.at(-1);
    const row = last && last.width + width <= column.width ? last : { marks: [], width: 0 };
    if (row !== last) rows.push(row);
    const y = (rows.length - 1) * (height + em * 0.3);
    const edge = color ? null : EDGE;
    row.marks.push(
      { kind: "box", x: row.width, y, width, height, radius: em * 0.4, fill: color, stroke: edge },
      {
        kind: "text",
        x: row.width + size / 2,
        y: y + height / 2 + 0.36 * size,
        line,
        size,
        color: color ? glyphColorOn(color) : INK,
      },
    );
    row.width += width + em * 0.4;
  }
  const marks = rows.flatMap((row) => {
    const left = column.x + (column.isCentred ? (column.width - row.width + em * 0.4) / 2 : 0);
    return row.marks.map((mark) => ({ ...mark, x: mark.x + left }));
  });
  return { marks, height: rows.length * (height + em * 0.3) };
}

const space = (height: number): Block => ({ part: { tag: "Artifact" }, height, marks: [] });

const block = (tag: "H1" | "H2" | "H3" | "P", text: string, style: Style, column: Column): Block => ({
  part: { tag, text },
  ...textMarks(text, style, column),
});

/** Splits a long paragraph into lines, which may break across pages. */
function paragraph(text: string, style: Style, column: Column): Block[] {
  const whole = block("P", text, style, column);
  if (whole.marks.length <= 12) return [whole];
  const step = leading(text) * style.size;
  return whole.marks.map((mark, index) => ({
    part: { tag: "P", text: mark.kind === "text" ? mark.line.text : "" },
    height: step,
    marks: moved([mark], -index * step),
  }));
}

function badgeRow({ badges }: Sheet, { width, em }: Frame): Block {
  const cell = width / Math.max(badges.length, 1);
  const size = em * 6.4;
  const cells = badges.map(({ badge, what, name, chips }, index) => {
    const column = { x: index * cell + em * 0.5, width: cell - em, isCentred: true };
    const marks: Mark[] = [{ kind: "badge", x: column.x + (column.width - size) / 2, y: 0, size, badge }];
    let y = size + em * 0.4;
    for (const part of [
      textMarks(what, { size: em * 0.86, color: SOFT }, column),
      textMarks(name, { size: em, weight: "bold" }, column),
      chipMarks(chips, em, column),
    ]) {
      marks.push(...moved(part.marks, y));
      y += part.height + em * 0.2;
    }
    return { marks, height: y };
  });
  const text = badges
    .map(({ what, name, chips }) => [`${what}: ${name}`, ...chips.map(({ text }) => text)].join(", "))
    .join("; ");
  return {
    part: { tag: "P", text },
    marks: cells.flatMap(({ marks }) => marks),
    height: Math.max(0, ...cells.map(({ height }) => height)),
  };
}

function textBlocks({ label, text, href }: SheetText, em: number, column: Column): Block[] {
  const size = em * 0.95;
  return [
    ...(label ? [block("P", label, { size: em * 0.82, color: SOFT }, column)] : []),
    ...paragraph(text, { size, href, ...(href && { color: LINK }) }, column),
    space(em * 0.3),
  ];
}

/** Truncates long texts in the PNG. */
const MAX_SHORT = 200;
const shortened = (text: string) => {
  const ends = tearsIn(text);
  return ends.length > MAX_SHORT ? `${text.slice(0, ends[MAX_SHORT - 1])}…` : text;
};

function placementBlocks(placement: SheetPlacement, { width, em, isDetailed }: Frame): Block[] {
  const { badge, chips, texts } = placement;
  const fitted = isDetailed ? (text: string) => text : shortened;
  const title = fitted(placement.title);
  const subtitle = placement.subtitle && fitted(placement.subtitle);
  const size = em * 3.2;
  const column = { x: size + em, width: width - size - em };
  const chipText = chips.map(({ text }) => text).join(", ");
  const blocks: Block[] = [
    block("H3", title, { size: em * 1.05, weight: "bold" }, column),
    ...(subtitle ? [block("P", subtitle, { size: em * 0.86, color: SOFT }, column)] : []),
    ...(chips.length
      ? [space(em * 0.2), { part: { tag: "P" as const, text: chipText }, ...chipMarks(chips, em, column) }]
      : []),
    ...(isDetailed ? texts.flatMap((text) => textBlocks(text, em, column)) : []),
  ];
  const height = blocks.reduce((sum, one) => sum + one.height, 0);
  // A title alone is centred on its badge.
  const lead = Math.max(0, (size - height) / (isDetailed ? 4 : 2));
  const start: Block = { ...space(lead), marks: [{ kind: "badge", x: 0, y: 0, size, badge }], needs: size + em };
  return [start, ...blocks, space(Math.max(0, size - height - lead) + em * 0.6)];
}

function noteBlocks({ note, badge, placements }: SheetCategory, { width, em }: Frame): Block[] {
  if (note === undefined) return [];
  const size = em * 3.2;
  const column = { x: size + em, width: width - size - em };
  const text = textMarks(note, { size: em, color: SOFT }, column);
  const height = placements.length ? text.height : Math.max(size, text.height);
  const marks = moved(text.marks, (height - text.height) / 2);
  const drawn: Mark[] = placements.length ? [] : [{ kind: "badge", x: 0, y: 0, size, badge }];
  return [{ part: { tag: "P", text: note }, height, marks: [...drawn, ...marks] }, space(em * 0.6)];
}

function categoryBlocks(category: SheetCategory, frame: Frame): Block[] {
  const { width, em } = frame;
  const column = { x: 0, width };
  const rule: Mark = { kind: "box", x: 0, y: em * 0.5, width, height: em * 0.05, radius: 0, fill: RULE, stroke: null };
  return [
    { ...space(em * 1.1), marks: [rule], needs: em * 9 },
    ...(category.name === category.question
      ? []
      : [block("P", category.name, { size: em * 0.86, color: SOFT }, column)]),
    { ...block("H2", category.question, { size: em * 1.2, weight: "bold" }, column), needs: em * 6 },
    space(em * 0.6),
    ...noteBlocks(category, frame),
    ...category.placements.flatMap((placement) => placementBlocks(placement, frame)),
  ];
}

/** Lays out the whole chain from top to bottom. */
export function layoutSheet(sheet: Sheet, frame: Frame): Block[] {
  const { width, em, isDetailed } = frame;
  const column = { x: 0, width };
  return [
    block("H1", sheet.title, { size: em * 2.1, weight: "bold" }, column),
    ...(sheet.summary ? [space(em * 0.3), ...paragraph(sheet.summary, { size: em, color: SOFT }, column)] : []),
    space(em * 1.4),
    badgeRow(sheet, frame),
    space(em * 0.6),
    ...(isDetailed
      ? sheet.sentences.flatMap((sentence) => [...paragraph(sentence, { size: em * 1.05 }, column), space(em * 0.25)])
      : []),
    ...sheet.categories.flatMap((category) => categoryBlocks(category, frame)),
    ...(isDetailed && sheet.sources.length
      ? [
          { ...block("H2", sheet.words.sources, { size: em * 1.2, weight: "bold" }, column), needs: em * 6 },
          ...sheet.sources.flatMap((source) => textBlocks(source, em, column)),
        ]
      : []),
    ...(isDetailed ? [] : [space(em * 0.8), block("P", sheet.credit, { size: em * 0.7, color: SOFT }, column)]),
  ];
}
