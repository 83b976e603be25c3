import type { SignFinding, SignPart, SignShape } from "#contract/signs.ts";
import { glyphColorOn } from "../colors.ts";
import { WISHES } from "../sign-text.ts";
import { type Align, fitWords, type Frame, placeLines, sizesBetween, triesAt, type Words } from "./fit-text.ts";
import { linePath } from "./shapes-of.ts";
import type { SignContent } from "./sign-content.ts";
import type { Typesetter } from "./typesetter.ts";

/** Minimum sizes in millimetres: readable at arm's length, and for text nobody has to read. */
const LEAST_TEXT = 2.2;
export const LEAST_FOOT = 1.7;

export type Placed = { readonly shapes: readonly SignShape[]; readonly findings: readonly SignFinding[] };

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type TextLook = {
  /** Largest size to try. */
  readonly most: number;
  readonly least?: number;
  readonly small?: number;
  readonly lines?: number;
  readonly align?: Align;
  readonly color?: string;
  readonly isAtBottom?: boolean;
};

/** Text in a box: as large as fits, never outside it. */
export function placeWords(words: readonly Words[], box: Box, look: TextLook, typesetter: Typesetter): Placed {
  const { most, least = LEAST_TEXT, small, lines, align = "start", color = "#000000", isAtBottom = false } = look;
  const frame: Frame = {
    room: () => box.width,
    bottom: box.height,
    least: Math.min(least, most),
    ...(small !== undefined && { small }),
  };
  const fitted = fitWords(words, triesAt(0, sizesBetween(most, frame.least), lines), frame, typesetter);
  const down = box.y + (isAtBottom ? Math.max(0, box.height - fitted.bottom) : 0);
  const place = { left: box.x, width: box.width, down };
  return { shapes: placeLines(fitted.lines, place, align, color), findings: fitted.findings };
}

/** A text of the sign's own, not from the page. */
export const plainWords = (text: string, part: SignPart, locale: string, more: Partial<Words> = {}): Words => ({
  text,
  part,
  locale,
  weight: "regular",
  ratio: 1,
  ...more,
});

/** Maximum line width inside a pointy-top hexagon, at this distance below its centre. */
const hexagonRoom = (radius: number, edge: number) => (bottom: number) =>
  2 * Math.sqrt(3) * Math.min(radius / 2, radius - bottom) - 2 * edge;

type HexagonTry = {
  readonly size: number;
  readonly top: number;
  readonly most: number;
  readonly emblem: number;
};

/** Longer texts start higher up, and the emblem shrinks. */
const LIFTS = [
  { lift: 0, emblem: 21 },
  { lift: 2.5, emblem: 20 },
  { lift: 5, emblem: 17 },
  { lift: 7, emblem: 14 },
] as const;
const TOP = 6;
const LARGEST = 5.2;
const EDGE = 3;

/** `scale`: relative to a hexagon on an A5 sign. */
function hexagonTries(scale: number, least: number): [HexagonTry, ...HexagonTry[]] {
  const sizes = sizesBetween(LARGEST * scale, least);
  return WISHES.flatMap((wish) =>
    sizes
      .filter((size) => size >= wish.least * scale)
      .flatMap((size) =>
        LIFTS.map(({ lift, emblem }) => ({
          size,
          most: wish.most,
          top: (TOP - lift) * scale,
          emblem: emblem * scale,
        })),
      ),
  ) as [HexagonTry, ...HexagonTry[]];
}

/** Text in the lower half of a hexagon, and the size left for the emblem above. */
export function placeInHexagon(
  words: readonly Words[],
  {
    center,
    radius,
    fill,
  }: { readonly center: readonly [number, number]; readonly radius: number; readonly fill: string },
  typesetter: Typesetter,
) {
  const scale = radius / 26.65;
  const room = hexagonRoom(radius, EDGE * scale);
  const frame: Frame = { room, bottom: radius - 3.5 * scale, least: LEAST_TEXT * Math.min(1, scale) };
  const { lines, used, findings } = fitWords(words, hexagonTries(scale, frame.least), frame, typesetter);
  const [x, y] = center;
  return {
    shapes: placeLines(lines, { left: x, width: 0, down: y }, "middle", glyphColorOn(fill)),
    findings,
    emblem: { y: y + used.top - 1.3 * scale - used.emblem / 2, size: used.emblem },
  };
}

/** The address below a code in a hexagon: the host, and the code in larger type. */
export function placeAddressIn(
  { address, locale }: SignContent,
  [x, y]: readonly [number, number],
  { radius, top }: { readonly radius: number; readonly top: number },
  typesetter: Typesetter,
): Placed {
  const scale = radius / 26.65;
  const words = [
    plainWords(`${address.host}/`, "address", locale, { ratio: 0.67, leading: 1.1 }),
    plainWords(address.code, "address", locale, { weight: "bold", leading: 1.05 }),
  ];
  const frame: Frame = { room: hexagonRoom(radius, 1.6 * scale), bottom: radius - 2 * scale, least: LEAST_FOOT };
  const tries = triesAt(top, sizesBetween(LARGEST * scale, LEAST_FOOT), 2);
  const { lines, findings } = fitWords(words, [...tries, ...triesAt(top, [LEAST_FOOT])], frame, typesetter);
  return { shapes: placeLines(lines, { left: x, width: 0, down: y }, "middle", "#000000"), findings };
}

/** Below a line: credit, contact, and location of the sign. */
export function placeFoot(
  { credit, contact, place, locale }: SignContent,
  { x, y, width, height }: Box,
  size: number,
  typesetter: Typesetter,
): Placed {
  const texts = [
    { text: credit, align: "start", share: 0.36 },
    { text: contact, align: "middle", share: 0.26 },
    { text: place, align: "end", share: 0.34 },
  ] as const;
  const isRtl = typesetter.isRtl(credit);
  // an empty part leaves its room to its neighbours
  const free = texts.reduce((sum, { text, share }) => sum + (text ? 0 : share), 0);
  const placed = texts.map(({ text, align, share }, at): Placed => {
    if (!text) return { shapes: [], findings: [] };
    const own = width * (share + (at === 0 ? Math.min(free, 0.26) : 0));
    const from = { start: 0, middle: (width - own) / 2, end: width - own }[align];
    const left = isRtl ? x + width - from - own : x + from;
    const look = { most: size, least: LEAST_FOOT, lines: 1, align: inFoot(align, isRtl, typesetter.isRtl(text)) };
    const box = { x: left, y: y + size * 0.5, width: own, height: Math.max(height, size * 2) };
    return placeWords([plainWords(text, "foot", locale)], box, look, typesetter);
  });
  return {
    shapes: [linePath([x, y], [x + width, y], 0.25), ...placed.flatMap(({ shapes }) => shapes)],
    findings: placed.flatMap(({ findings }) => findings),
  };
}

/** Keeps text of the opposite direction on its own side of the foot. */
function inFoot(align: Align, isFootRtl: boolean, isTextRtl: boolean): Align {
  if (align === "middle" || isFootRtl === isTextRtl) return align;
  return align === "start" ? "end" : "start";
}
