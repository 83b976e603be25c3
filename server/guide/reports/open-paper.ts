import type { Table } from "#guide/reports/report-texts.ts";
import { safeWebUrl } from "#guide/safe-url.ts";
import { directionOf } from "#contract/direction.ts";
import { openPdf } from "#server/platform/drawing/open-pdf.ts";
import { type BrokenLine, linesOf, type TextStyle } from "#server/platform/drawing/text-lines.ts";

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 46, top: 76, bottom: 56 } as const;
const ROOM = PAGE.width - 2 * PAGE.margin;
const LOWEST = PAGE.height - PAGE.bottom;

const INK = "#0b0f14";
const MUTED = "#414b58";
const RULE = "#d5dae0";

type Look = TextStyle & { readonly color: string; /** Distance of baselines. */ readonly leading: number };
const look = (size: number, weight: TextStyle["weight"], color = INK): Look => ({
  size,
  weight,
  color,
  // Khmer has marks above and below
  leading: size * 1.5,
});
const LOOKS = {
  H1: { ...look(24, "bold"), leading: 30 },
  H2: { ...look(16, "bold"), leading: 22 },
  H3: { ...look(11, "bold"), leading: 16 },
  text: look(10, "regular"),
  bold: look(10, "bold"),
  small: look(8.5, "regular", MUTED),
  cell: look(8.5, "regular"),
  figure: { ...look(19, "bold"), leading: 26 },
} as const;
const BEFORE = { H1: 0, H2: 18, H3: 8 } as const;

type Tag = "H1" | "H2" | "H3" | "P";
type Box = { readonly x: number; readonly width: number };
const WHOLE: Box = { x: PAGE.margin, width: ROOM };

type Order = {
  readonly title: string;
  readonly locale: string;
  readonly changed_at: string;
  /** Left and right at the top of each page. */
  readonly head: readonly [string, string];
  readonly foot: string;
  readonly pageWords: (page: number, pages: number) => string;
};

const rule = (y: number, color = RULE) => ({
  path: { d: `M0 0H${ROOM}`, x: PAGE.margin, y, stroke: color, stroke_width: 0.75 },
});

/** Pages that fill from top to bottom. Every line belongs to a tagged part; a part that spans pages is tagged on each. */
export function openPaper({ title, locale, changed_at, head, foot, pageWords }: Order) {
  const pdf = openPdf({ title, locale, changed_at, isNumbered: true });
  let y: number = PAGE.top;
  const isRtl = directionOf(locale) === "rtl";
  /** From the left, or in right-to-left papers from the right. */
  const placed = ({ x, width }: Box): Box => ({ x: isRtl ? PAGE.width - x - width : x, width });

  const startPage = () => {
    pdf.startPage(PAGE);
    y = PAGE.top;
  };
  startPage();
  /** Starts a page unless so much is left on this one. */
  const need = (height: number) => {
    if (y + height > LOWEST && y > PAGE.top) startPage();
  };

  const drawLines = (lines: readonly BrokenLine[], { size, color, leading }: Look, box: Box, isAtEnd = false) =>
    lines.forEach((line, at) => {
      const isRight = isAtEnd ? !isRtl : isRtl || line.isRtl;
      const left = isRight ? box.x + box.width - line.width : box.x;
      pdf.line(line, { size, color }, [left, y + at * leading + size]);
    });

  /** Lines below each other, on as many pages as they need. */
  function flow(tag: Tag, text: string, style: Look, href?: string | null) {
    let lines = linesOf(text, style, ROOM);
    while (lines.length) {
      need(style.leading);
      const fitting = Math.max(1, Math.floor((LOWEST - y) / style.leading));
      const now = lines.slice(0, fitting);
      const isWhole = now.length === lines.length && fitting >= lines.length;
      pdf.part({ tag, text: isWhole && tag !== "P" ? text : now.map((line) => line.text).join(" ") }, () => {
        drawLines(now, style, WHOLE);
        if (href) pdf.link({ x: PAGE.margin, y, width: ROOM, height: now.length * style.leading }, href);
      });
      y += now.length * style.leading;
      lines = lines.slice(now.length);
    }
  }

  const ruleHere = (color?: string) =>
    pdf.part({ tag: "Artifact" }, () => {
      pdf.path(rule(y, color).path);
    });

  /** Numbers need less room than words. */
  function boxesOf({ columns }: Table): Box[] {
    const shares = columns.map(({ isNumber }) => (isNumber ? 1 : 1.8));
    const sum = shares.reduce((all, share) => all + share, 0);
    const gap = 8;
    let x: number = PAGE.margin;
    return shares.map((share) => {
      const width = (ROOM * share) / sum;
      const box = placed({ x, width: width - gap });
      x += width;
      return box;
    });
  }

  type Cells = { readonly texts: readonly string[]; readonly style: Look };

  /** One line of a table: cells beside each other, read aloud with the names of their columns. */
  function row({ columns }: Table, boxes: readonly Box[], { texts, style }: Cells, spoken: string) {
    const cells = texts.map((text, at) => linesOf(text, style, boxes[at]?.width ?? ROOM));
    const height = Math.max(...cells.map((lines) => lines.length)) * style.leading + 6;
    need(height);
    pdf.part({ tag: "P", text: spoken }, () =>
      cells.forEach((lines, at) => drawLines(lines, style, boxes[at] ?? WHOLE, columns[at]?.isNumber)),
    );
    y += height - 3;
    ruleHere();
    y += 3;
  }

  function table(drawn: Table) {
    const { columns, rows, total } = drawn;
    const boxes = boxesOf(drawn);
    const names = columns.map(({ name }) => name);
    y += 4;
    // with the first line of the table
    need(4 * LOOKS.small.leading);
    row(drawn, boxes, { texts: names, style: LOOKS.small }, names.join(", "));
    const spoken = (texts: readonly string[]) => texts.map((text, at) => `${names[at] ?? ""}: ${text}`).join(". ");
    for (const texts of rows) row(drawn, boxes, { texts, style: LOOKS.cell }, spoken(texts));
    const bold = { ...LOOKS.cell, weight: "bold" as const };
    if (total) row(drawn, boxes, { texts: total, style: bold }, total.filter(Boolean).join(": "));
    y += 4;
  }

  function figures(all: readonly { name: string; value: string; note: string | null }[]) {
    const width = ROOM / all.length;
    const boxes = all.map((_, at) => placed({ x: PAGE.margin + at * width, width: width - 12 }));
    const parts = all.map(({ name, value, note }, at) => {
      const room = boxes[at]?.width ?? ROOM;
      return {
        spoken: [`${name}: ${value}`, note].filter(Boolean).join(". "),
        value: linesOf(value, LOOKS.figure, room),
        name: linesOf([name, note].filter(Boolean).join(". "), LOOKS.small, room),
      };
    });
    const tallest = (pick: (part: (typeof parts)[number]) => readonly BrokenLine[]) =>
      Math.max(...parts.map((part) => pick(part).length));
    const values = tallest(({ value }) => value) * LOOKS.figure.leading;
    const height = values + tallest(({ name }) => name) * LOOKS.small.leading + 20;
    need(height);
    y += 8;
    const top = y;
    parts.forEach(({ spoken, value, name }, at) =>
      pdf.part({ tag: "P", text: spoken }, () => {
        drawLines(value, LOOKS.figure, boxes[at] ?? WHOLE);
        y = top + values;
        drawLines(name, LOOKS.small, boxes[at] ?? WHOLE);
        y = top;
      }),
    );
    y = top + height - 12;
  }

  function drawFrames() {
    pdf.onEachPage((number, count) =>
      pdf.part({ tag: "Artifact", type: "Pagination" }, () => {
        const place = (text: string, at: number, isAtEnd: boolean) => {
          const [line] = linesOf(text, LOOKS.small, ROOM / 2);
          if (!line) return;
          const x = isAtEnd !== isRtl ? PAGE.width - PAGE.margin - line.width : PAGE.margin;
          pdf.line(line, LOOKS.small, [x, at]);
        };
        place(head[0], 48, false);
        place(head[1], 48, true);
        pdf.path(rule(60, INK).path);
        pdf.path(rule(PAGE.height - 48, INK).path);
        place(foot, PAGE.height - 32, false);
        place(pageWords(number, count), PAGE.height - 32, true);
      }),
    );
  }

  return {
    startPage: () => {
      if (y > PAGE.top) startPage();
    },
    heading: (tag: "H1" | "H2" | "H3", text: string) => {
      if (y > PAGE.top) y += BEFORE[tag];
      // not alone at the bottom
      need(LOOKS[tag].leading + 3 * LOOKS.text.leading);
      flow(tag, text, LOOKS[tag]);
      y += 2;
    },
    text: (text: string, { isBold = false } = {}) => {
      flow("P", text, isBold ? LOOKS.bold : LOOKS.text);
      y += 3;
    },
    small: (text: string) => {
      flow("P", text, LOOKS.small);
      y += 3;
    },
    /** A name and its value. */
    pair: (name: string, value: string, href?: string | null) =>
      flow("P", `${name}: ${value}`, LOOKS.text, safeWebUrl(href)),
    /** What is not recorded, and why. */
    gap: (name: string, reason: string) => {
      flow("P", `${name} ${reason}`, LOOKS.bold);
      y += 3;
    },
    table,
    figures,
    finish: () => {
      drawFrames();
      return pdf.finish();
    },
  };
}

export type Paper = ReturnType<typeof openPaper>;
