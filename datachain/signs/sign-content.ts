import type { SignDesign, SignFinding, SignPart } from "#contract/signs.ts";
import { meaningOf } from "../chips.ts";
import { IDENTIFIABLE_COLORS, isHexColor } from "../colors.ts";
import type { QrDrawing } from "../draw-qr.ts";
import { type HeadlineRole, headlineBadges } from "../headline.ts";
import type { LText } from "../model.ts";
import { logoOf } from "../PlacementBadge.tsx";
import type { ResolvedChain, ResolvedPlacement } from "../resolved.ts";
import { filledIn, textIn } from "../text.ts";
import type { Words } from "./fit-text.ts";
import type { Badge } from "./shapes-of.ts";
import { signWords, type SignWords } from "./sign-words.ts";

export type Cell = Badge & { readonly words: readonly Words[] };

/** All texts and images of one sign, in the order of its languages. */
export type SignContent = {
  readonly headlines: readonly Words[];
  readonly sentences: readonly Words[];
  readonly purpose: Cell | undefined;
  readonly technology: Cell | undefined;
  readonly accountable: Cell | undefined;
  readonly qr: QrDrawing;
  readonly address: { readonly host: string; readonly code: string };
  readonly scan: string;
  readonly credit: string;
  readonly contact: string;
  readonly place: string;
  readonly locale: string;
  readonly findings: readonly SignFinding[];
};

export type SignInput = {
  readonly design: SignDesign;
  /** One or two. */
  readonly locales: readonly [string, ...string[]];
  readonly default_locale: string;
  readonly headline: LText;
  readonly sentence: LText;
  /** The chain in each language; undefined for a code that leads elsewhere. */
  readonly chains: readonly ResolvedChain[] | undefined;
  readonly license: string;
  readonly has_logo: (key: string) => boolean;
  readonly can_write: (text: string) => boolean;
  readonly qr: QrDrawing;
  readonly address: SignContent["address"];
  readonly place: string;
};

type Part = { readonly text: string; readonly locale: string };

/** Collects printable words, and reports those the fonts cannot write. */
function createReader({ can_write, default_locale, locales }: SignInput) {
  const findings: SignFinding[] = [];
  const note = (code: SignFinding["code"], part: SignPart | null, locale: string | null) => {
    const isKnown = findings.some((one) => one.code === code && one.part === part && one.locale === locale);
    if (!isKnown) findings.push({ code, part, locale });
  };
  const writable = (text: string | undefined, part: SignPart, locale: string) => {
    if (text === undefined || can_write(text)) return text;
    note("not_writable", part, locale);
    return undefined;
  };
  return {
    findings,
    note,
    writable,
    /** A page's text in each language. The first language falls back to another one; the second is left out. */
    texts: (text: LText, own: readonly (string | null)[], parts: readonly [SignPart, SignPart]): Part[] =>
      locales.flatMap((locale, at) => {
        const part = parts[at] ?? parts[1];
        const found = own[at] ?? filledIn(text, locale);
        const stand = found === undefined && at === 0 ? textIn(text, locale, default_locale) : undefined;
        if (found === undefined && (at > 0 || stand)) note("not_translated", part, locale);
        const shown = writable(found ?? stand?.text, part, locale);
        return shown === undefined ? [] : [{ text: shown, locale }];
      }),
  };
}

type Reader = ReturnType<typeof createReader>;

const fillOf = ({ isDark, fill }: ResolvedPlacement) => {
  if (isDark) return "#000000";
  return fill && isHexColor(fill) ? fill : IDENTIFIABLE_COLORS.none;
};

/** A colour's meaning in one language. A colour never appears without words. */
const meaningIn = (placement: ResolvedPlacement, words: SignWords) =>
  meaningOf(placement, words.identifiability, true).map(({ said }) => (typeof said === "string" ? said : said.text));

const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];

/** The name in each language, then the role or the colour's meaning. */
function cellWords(
  role: HeadlineRole,
  placements: readonly ResolvedPlacement[],
  { locales, default_locale }: SignInput,
  reader: Reader,
): Words[] {
  const names = placements.map(({ title }, at) => {
    const locale = locales[at] ?? title.locale;
    if (title.isFallback && role !== "accountable") reader.note("not_translated", role, locale);
    return reader.writable(title.text, role, locale) ?? "";
  });
  const [first = "", ...others] = unique(names);
  const all = locales.map((locale) => signWords(locale, default_locale));
  const below = unique(
    role === "accountable"
      ? all.map(({ accountable }) => accountable)
      : all.flatMap((words, at) => {
          const placement = placements[at];
          return role === "technology" && placement ? meaningIn(placement, words) : [];
        }),
  ).filter((text) => reader.writable(text, role, locales[0]) !== undefined);
  const words = { part: role, locale: locales[0] } as const;
  const lines = role === "accountable" ? below : [below.join(" · ")];
  return [
    { ...words, text: first, weight: "bold" as const, ratio: 1 },
    ...others.map((text) => ({ ...words, text, weight: "regular" as const, ratio: 0.75, gap: 0.08 })),
    ...lines.map((text) => ({ ...words, text, weight: "regular" as const, ratio: 0.72, gap: 0.12 })),
  ];
}

function cellOf(role: HeadlineRole, input: SignInput, reader: Reader): Cell | undefined {
  const placements = (input.chains ?? []).flatMap(
    (chain) => headlineBadges(chain).find((badge) => badge.role === role)?.placement ?? [],
  );
  const [placement] = placements;
  if (!placement) return undefined;
  return {
    glyph: placement.glyph,
    fill: fillOf(placement),
    image: logoOf(placement, (key) => (input.has_logo(key) ? key : "")) || null,
    words: cellWords(role, placements, input, reader),
  };
}

/** Drops brackets and anything after a semicolon: details for the full licence. */
const shortLicense = (license: string) => license.split(/[(;]/)[0]?.trim() ?? license;

const joined = (texts: readonly string[]) => unique(texts).join(" · ");

/** The content of a sign, before layout. */
export function signContent(input: SignInput): SignContent {
  const { design, locales, default_locale, chains, license } = input;
  const reader = createReader(input);
  const words = locales.map((locale) => signWords(locale, default_locale));
  const headlines = reader.texts(
    input.headline,
    [design.headline, design.second_headline],
    ["headline", "second_headline"],
  );
  const said = reader.texts(input.sentence, [design.sentence, design.second_sentence], ["sentence", "second_sentence"]);
  // an otherwise empty sign still says what to do
  const sentences = said.length ? said : locales.map((locale, at) => ({ text: words[at]?.more ?? "", locale }));
  if (!chains) reader.note("no_chain", null, null);
  const part = (at: number, one: SignPart, other: SignPart) => (at === 0 ? one : other);
  return {
    headlines: headlines.map((one, at) => ({
      ...one,
      part: part(at, "headline", "second_headline"),
      weight: at === 0 ? "bold" : "regular",
      ratio: at === 0 ? 1 : 0.52,
      gap: 0.25,
      leading: at === 0 ? 1.04 : 1.12,
    })),
    sentences: sentences.map((one, at) => ({
      ...one,
      part: part(at, "sentence", "second_sentence"),
      weight: "regular",
      ratio: 1,
      leading: 1.32,
    })),
    purpose: cellOf("purpose", input, reader),
    technology: cellOf("technology", input, reader),
    accountable: cellOf("accountable", input, reader),
    qr: input.qr,
    address: input.address,
    scan: joined(words.map(({ scan }) => scan)),
    credit: (words[0]?.follows ?? "").replace("{license}", shortLicense(license)),
    contact: design.contact ? `${joined(words.map(({ questions }) => questions))} ${design.contact}` : "",
    place: design.show_place ? (reader.writable(input.place, "foot", locales[0]) ?? "") : "",
    locale: locales[0],
    findings: reader.findings,
  };
}
