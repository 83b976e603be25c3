import { expect, test } from "vitest";
import { HEADLINE_LETTERS } from "#contract/page-content.ts";
import { firstLetters } from "#contract/segments.ts";
import { LABEL_SHEETS, LEAST_QR_MM, PAPER_SIZES, type SignDesign, type SignShape } from "#contract/signs.ts";
import { IDENTIFIABLE_COLORS } from "#datachain/colors.ts";
import { signSize } from "#datachain/signs/paper.ts";
import { boxPath } from "#datachain/signs/shapes-of.ts";
import { MARKUP_TEXTS } from "#server/testing/hostile-values.ts";
import { CAMERA, signOrder } from "#server/testing/sign-order.ts";
import { createDesk, previewSign, printSign } from "./make-signs.ts";
import { inspectSign } from "./inspect-sign.ts";
import { outlined } from "./outline-text.ts";
import type { SignOrder } from "./sign-order.ts";

type Look = Pick<SignDesign, "layout" | "paper" | "sheet">;
const sheet = "labels_24";
const LOOKS: readonly Look[] = [
  ...PAPER_SIZES.flatMap((paper) => [
    { layout: "honeycomb" as const, paper, sheet } as const,
    { layout: "large_qr" as const, paper, sheet } as const,
  ]),
  ...LABEL_SHEETS.map((labels) => ({ layout: "labels" as const, paper: "a4" as const, sheet: labels })),
];
const nameOf = ({ layout, paper, sheet }: Look) => `${layout} ${layout === "labels" ? sheet : paper}`;

type Laid = ReturnType<ReturnType<typeof createDesk>>;
function lay(order: SignOrder): Laid {
  const [sign] = order.signs;
  if (!sign) throw new Error("no sign");
  return createDesk(order, new Set())(sign);
}

type Box = { left: number; top: number; right: number; bottom: number };
const textBox = (shape: SignShape & { kind: "text" }): Box => ({
  left: shape.x,
  right: shape.x + shape.width,
  top: shape.y - shape.size * 0.76,
  bottom: shape.y + shape.size * 0.2,
});
const textsIn = ({ shapes }: Laid) => shapes.filter((shape) => shape.kind === "text");
const wordsIn = (sign: Laid) => textsIn(sign).map(({ text }) => text);

function quietZone(sign: Laid): Box {
  const { x, y, side, modules } = sign.qr;
  const quiet = (4 * side) / modules;
  return { left: x - quiet, top: y - quiet, right: x + side + quiet, bottom: y + side + quiet };
}
const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.01 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.01;

test.each(LOOKS.map((look) => [nameOf(look), look] as const))(
  "R2.25 %s: the code is at least two centimetres wide with a clear quiet zone",
  async (_, look) => {
    for (const host of ["go.sea.gov", "go.seaview.example", "signs.transport.seaview.example"]) {
      const sign = lay(signOrder({ design: look, host }));
      const { quiet_zone } = await inspectSign(sign, { shapes: sign.shapes.map(outlined), images: {} });
      expect(quiet_zone).toMatchObject({ has_passed: true });
      expect(sign.qr.side).toBeGreaterThanOrEqual(LEAST_QR_MM);
      expect(sign.address).toBe(`https://${host}/7kd2mp`);
      const quiet = quietZone(sign);
      expect(wordsIn({ ...sign, shapes: textsIn(sign).filter((one) => overlap(textBox(one), quiet)) })).toEqual([]);
      // paths start at their field's corner, apart from hexagons, which are centred
      const drawings = sign.shapes.filter((shape) => shape.kind === "path" && shape.is_round);
      for (const { x, y } of drawings)
        expect(overlap({ left: x, top: y, right: x + 1, bottom: y + 1 }, quiet)).toBe(false);
    }
  },
);

test.each([...PAPER_SIZES])("on %s the quiet zone stays inside the code's hexagon", async (paper) => {
  for (const host of ["go.sea.gov", "go.seaview.example"]) {
    const sign = lay(signOrder({ design: { paper }, host }));
    const { left, top, right, bottom } = quietZone(sign);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isHexagon = (shape: SignShape) => shape.kind === "path" && shape.fill === "#FFFFFF" && shape.stroke !== null;
    const around = sign.shapes
      .filter(isHexagon)
      .find((shape) => Math.abs(shape.x - x) < 0.1 && Math.abs(shape.y - y) < 12);
    if (around?.kind !== "path") throw new Error("the code has no hexagon");
    const radius = Math.abs(Number(/^M0 (-[\d.]+)/.exec(around.d)?.[1]));
    const half = right - x;
    const edge = radius - half / Math.sqrt(3) - around.stroke_width / 2;
    expect(around.y - top).toBeLessThanOrEqual(edge + 0.02);
    expect(bottom - around.y).toBeLessThanOrEqual(edge + 0.02);
  }
});

test("shows purpose in black and technology in its identifiability color, with text in both languages", async () => {
  const sign = lay(signOrder());
  const fills = sign.shapes.flatMap((shape) =>
    shape.kind === "path" && shape.stroke && shape.fill ? [shape.fill] : [],
  );
  expect(fills).toEqual(["#000000", "#FFFFFF", "#FFFFFF", IDENTIFIABLE_COLORS.identifiable]);
  const words = wordsIn(sign).join(" ");
  for (const said of ["Enforcing rules", "Cumplimiento de normas", "Identifiable", "Identificable", "City of Seaview"])
    expect(words).toContain(said);
  expect(words).toContain("is accountable");
  expect(words).toContain("es responsable");
  expect(words).toContain("Follows DTPR, dtpr.io, CC BY 4.0");
  expect(words).toContain("go.seaview.example/");
  expect(words).toContain("7kd2mp");
  expect(sign.findings).toEqual([]);
});

/** Overlong texts in every supported script. */
const LONG_TEXTS = [
  "W".repeat(400),
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(3),
  "lorem ipsum dolor sit amet ".repeat(300),
  "កាមេរ៉ានេះអានស្លាកលេខរថយន្ត".repeat(40),
  "ក".repeat(500),
  "هذه الكاميرا تقرأ لوحات السيارات ".repeat(40),
  "ك".repeat(300),
  "Ñandú façade “coração” à l’œuvre ".repeat(30),
  `${"\u202E".repeat(8)}gpj.exe ${"a\u0301".repeat(200)}`,
  "https://example.org/" + "a/".repeat(300),
  MARKUP_TEXTS.join(" "),
];

const CROWDED = LOOKS.filter((look) => !/a[45]$|labels_(21|14)/.test(nameOf(look)) || nameOf(look) === "honeycomb a5");
test.each(CROWDED.map((look) => [nameOf(look), look] as const))(
  "%s: long texts stay on the sign without overlapping, and cuts are reported",
  (_, look) => {
    const { width, height } = signSize({ ...look, marks: true });
    for (const text of LONG_TEXTS) {
      const content = {
        ...CAMERA,
        placements: CAMERA.placements.map((placement) => ({ ...placement, variables: { title: { en: text } } })),
      };
      const organizations = [
        {
          id: "00000000-0000-7000-8000-000000000001",
          name: { en: text },
          headline: {},
          description: {},
          logo_key: null,
        },
      ];
      const signs = [{ headline: { en: text, es: text }, sentence: { en: text, es: text }, place: text }];
      const order = signOrder({ design: { ...look, contact: text.slice(0, 60) }, content, organizations, signs });
      const sign = lay(order);
      const outside = textsIn(sign).filter((shape) => {
        const box = textBox(shape);
        return box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
      });
      expect(outside.map((shape) => shape.text)).toEqual([]);
      const quiet = quietZone(sign);
      expect(wordsIn({ ...sign, shapes: textsIn(sign).filter((one) => overlap(textBox(one), quiet)) })).toEqual([]);
      const isCut = wordsIn(sign).some((word) => word.endsWith("…"));
      expect(sign.findings.some(({ code }) => code === "text_cut")).toBe(isCut);
      expect(sign.address).toBe("https://go.seaview.example/7kd2mp");
    }
  },
);

/** Headlines of maximum length in each supported language. */
const HEADLINES = {
  en: "Camera at the corner of Harbour Walk and Customs Street that counts people who walk past and cyclists who wait at the light",
  es: "Cámara de la esquina del Paseo del Puerto con la calle de la Aduana que cuenta a quienes pasan y las bicicletas que esperan",
  fr: "Caméra à l’angle de la promenade du Port et de la rue de la Douane qui compte les passants et les cyclistes qui attendent là",
  pt: "Câmera na esquina do Passeio do Porto com a Rua da Alfândega que conta as pessoas que passam e as bicicletas que esperam lá",
  tl: "Kamerang nagbibilang ng mga taong dumaraan at nagbibisikleta sa kanto ng Harbour Walk at Customs Street sa tabi ng palengke",
  km: "កាមេរ៉ានៅជ្រុងផ្លូវកំពង់ផែ និងផ្លូវគយ ដែលរាប់ចំនួនមនុស្សដើរឆ្លងកាត់ និងអ្នកជិះកង់ដែលរង់ចាំភ្លើងក្រហម ដើម្បីរៀបចំការសម្អាតនិងភ្លើងបំភ្លឺផ្លូវនៅពេលយប់ក្នុងក្រុងស៊ីវ្យូ សម្រាប់អ្នកធ្វើដំណើរទាំងអស់ ក្នុងទីក្រុង",
  ar: "كاميرا عند زاوية ممشى الميناء وشارع الجمارك تعد المارة وراكبي الدراجات الذين ينتظرون الإشارة الحمراء لتخطيط الإنارة والنظافة",
} as const;

test.each(LOOKS.filter(({ layout }) => layout !== "labels").map((look) => [nameOf(look), look] as const))(
  "%s: prints a headline of maximum length in full, in one or two languages",
  (_, look) => {
    const headline = Object.fromEntries(
      Object.entries(HEADLINES).map(([locale, text]) => [locale, firstLetters(text, HEADLINE_LETTERS).trim()]),
    );
    for (const locale of Object.keys(HEADLINES))
      for (const locales of [[locale], [locale, locale === "en" ? "es" : "en"]] as const) {
        const { findings } = lay(signOrder({ design: look, locales, signs: [{ headline }] }));
        const cut = findings.filter(({ code, part }) => code === "text_cut" && part?.endsWith("headline"));
        expect(cut, locales.join(" ")).toEqual([]);
      }
  },
);

test("reports missing translations and does not repeat the first language", async () => {
  const signs = [{ headline: { en: "Mast" }, sentence: { en: "It counts people." } }];
  const { findings, ...sign } = lay(signOrder({ signs, locales: ["en", "km"] }));
  expect(wordsIn({ ...sign, findings }).filter((text) => text === "Mast")).toHaveLength(1);
  expect(findings).toContainEqual({ code: "not_translated", part: "second_headline", locale: "km" });
  expect(findings).toContainEqual({ code: "not_translated", part: "second_sentence", locale: "km" });
});

test("drops and reports letters without a glyph instead of printing boxes", async () => {
  const signs = [{ headline: { en: "監視カメラ", es: "Cámara" } }];
  const { findings, ...sign } = lay(signOrder({ signs }));
  expect(wordsIn({ ...sign, findings }).join("")).not.toContain("監");
  expect(findings).toContainEqual({ code: "not_writable", part: "headline", locale: "en" });
});

test("a code without a device has a sign without badges, and a finding", async () => {
  const signs = [{ chain: null, is_public: false }];
  const sign = lay(signOrder({ signs }));
  expect(sign.findings.map(({ code }) => code)).toEqual(["not_public", "no_chain"]);
  expect(wordsIn(sign)).toContain("7kd2mp");
});

test("custom texts replace the page's", async () => {
  const design = { headline: "What does this camera do?", second_sentence: "Llámenos.", contact: "555 0142" };
  const words = wordsIn(lay(signOrder({ design }))).join(" ");
  expect(words).toContain("What does this camera do?");
  expect(words).toContain("Llámenos.");
  expect(words).toContain("Questions · Preguntas 555 0142");
  expect(words).not.toContain("licence plates");
});

test("Arabic starts at the right, including sentence and footer", async () => {
  const sign = lay(signOrder({ locales: ["ar", "en"] }));
  const [headline] = textsIn(sign);
  expect(headline).toMatchObject({ is_rtl: true });
  expect(headline!.x + headline!.width).toBeCloseTo(138, 1);
  const english = textsIn(sign).find(({ text }) => text.startsWith("It keeps"));
  expect(english?.x).toBeCloseTo(10, 1);
});

test.each(LOOKS.map((look) => [nameOf(look), look] as const))(
  "%s: the PDF has the paper's size and trim, and no raster images of text or code",
  async (_, look) => {
    const order = signOrder({ design: look });
    const { width, height, trim } = await previewSign(order);
    const pdf = Buffer.from(await printSign(order)).toString("latin1");
    const boxOf = (name: string) =>
      (new RegExp(`/${name} \\[([-\\d. ]+)\\]`).exec(pdf)?.[1] ?? "")
        .split(" ")
        .map((points) => (Number(points) / 72) * 25.4);
    const near = (numbers: readonly number[]) => numbers.map((value) => expect.closeTo(value, 1) as number);
    expect(boxOf("MediaBox")).toEqual(near([0, 0, width, height]));
    expect(boxOf("TrimBox")).toEqual(near([trim.x, trim.y, trim.x + trim.width, trim.y + trim.height]));
    expect(pdf).not.toContain("/Subtype /Image");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);

test("the same sign gives the same file", async () => {
  const [one, other] = [await printSign(signOrder()), await printSign(signOrder())];
  expect(Buffer.compare(one, other)).toBe(0);
});

test("checks fail for marks in the quiet zone, a hidden, wrong or small code, and cut texts", async () => {
  const sign = lay(signOrder());
  const passed = { has_passed: true };
  const inspect = (shapes: readonly SignShape[], part: Partial<Laid> = {}) =>
    inspectSign({ ...sign, ...part }, { shapes: shapes.map(outlined), images: {} });
  expect(await inspect(sign.shapes)).toMatchObject({
    qr_size: passed,
    quiet_zone: passed,
    read_back: { has_passed: true, text: sign.address },
    words_fit: passed,
  });
  const { qr } = sign;
  const module = qr.side / qr.modules;
  const blot = (from: number, side: number) =>
    boxPath([qr.x + from * module, qr.y + from * module], side * module, side * module, "#000000");
  expect(await inspect([...sign.shapes, blot(-2, 1)])).toMatchObject({
    quiet_zone: { has_passed: false, modules: 1 },
  });
  expect(await inspect([...sign.shapes, blot(0, qr.modules)])).toMatchObject({
    read_back: { has_passed: false, text: null },
  });
  const other = lay(signOrder({ signs: [{ code: "q84xtn" }] }));
  const swapped = sign.shapes.map((shape) => (shape.kind === "qr" ? { ...shape, d: other.qr.d } : shape));
  expect((await inspect(swapped)).read_back).toEqual({ has_passed: false, text: other.address });
  expect((await inspect(sign.shapes, { qr: { ...qr, side: 12 } })).qr_size).toEqual({ has_passed: false, mm: 12 });
  const cut = { code: "text_cut", part: "headline", locale: "en" } as const;
  expect((await inspect(sign.shapes, { findings: [cut] })).words_fit).toEqual({ has_passed: false });
});
