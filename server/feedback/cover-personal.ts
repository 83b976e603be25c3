import type { COVERED_KINDS } from "#contract/feedback.ts";

export type CoveredKind = (typeof COVERED_KINDS)[number];

const EMAIL = /[^\s@<>()[\],;:"]{1,64}@[^\s@<>()[\],;:"]{1,180}\.\p{L}{2,24}/gu;
/** Digits with what people put between them; `isPhone` decides. */
const NUMBER = /\+?\(?\p{Nd}[\p{Nd} ().\-/\u00a0]{5,22}\p{Nd}/gu;
/** Capitals and digits in turn, as on plates: `AB-123-CD`, `2A-1234`, `1234 BCD`, `ABC 1234`. */
const PLATE =
  /(?<![\p{L}\p{Nd}])(?:[A-Z]{1,3}[- ]?\d{1,4}(?:[- ]?[A-Z]{1,3})?|\d{1,4}[- ]?[A-Z]{1,3}(?:[- ]?\d{1,4})?)(?![\p{L}\p{Nd}])/gu;

const DATE = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4} ?[-/] ?\d{4})$/;
const digitsIn = (text: string) => text.replaceAll(/[^\p{Nd}]/gu, "").length;

const isPhone = (text: string) => digitsIn(text) >= 7 && digitsIn(text) <= 15 && !DATE.test(text.trim());

/** Long enough to name one car: `5G`, `C7` and `PM10` are no plates, nor is a year after a short word. */
function isPlate(text: string) {
  const plain = text.replaceAll(/[- ]/g, "");
  return plain.length >= 6 && digitsIn(plain) >= 2 && !/^(\d{1,2}[AP]M|[A-Z]{2} ?(19|20)\d{2})$/.test(text);
}

const COVERS: readonly (readonly [CoveredKind, RegExp, (text: string) => boolean])[] = [
  ["email", EMAIL, () => true],
  ["phone", NUMBER, isPhone],
  ["plate", PLATE, isPlate],
];

/** The text without emails, phone numbers and number plates: `[email]` stands where one was. */
export function coverPersonal(text: string): { readonly text: string; readonly covered: CoveredKind[] } {
  const covered = new Set<CoveredKind>();
  let rest = text;
  for (const [kind, pattern, isOne] of COVERS)
    rest = rest.replaceAll(pattern, (found) => {
      if (!isOne(found)) return found;
      covered.add(kind);
      return `[${kind}]`;
    });
  return { text: rest, covered: [...covered] };
}
