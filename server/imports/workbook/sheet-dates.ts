const DAY_MS = 86_400_000;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Spreadsheets believe in 29 February 1900, the 60th day. */
const LEAP_THAT_WAS_NOT = 60;

const TIME_ONLY = 1;

/** The serial number of a date, as ISO; a time of day only if there is one. */
export function isoOfSerial(serial: number, is_1904: boolean): string | undefined {
  const shift = !is_1904 && serial >= TIME_ONLY && serial < LEAP_THAT_WAS_NOT ? 1 : 0;
  const ms = (is_1904 ? EPOCH_1904 : EPOCH_1900) + Math.round((serial + shift) * 86_400) * 1000;
  const at = new Date(ms);
  if (serial < 0 || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return undefined;
  const [day = "", time = ""] = at.toISOString().split("T");
  const clock = time.slice(0, time.startsWith(":00", 5) ? 5 : 8);
  if (serial < TIME_ONLY && !is_1904) return clock;
  return ms % DAY_MS === 0 ? day : `${day}T${clock}`;
}

/** Numbers of the formats that every spreadsheet knows without naming them. */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** A format without what it shows as it stands: texts, escaped signs, colours and countries. */
function lettersOf(code: string): string {
  let letters = "";
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] ?? "";
    const end = sign === '"' ? '"' : sign === "[" ? "]" : undefined;
    if (end !== undefined) {
      const found = code.indexOf(end, at + 1);
      at = found < 0 ? code.length : found;
    } else if (sign === "\\" || sign === "_") at += 1;
    else letters += sign;
  }
  return letters;
}

/** Whether numbers in this format are dates or times. */
export const isDateFormat = (id: number, code: string | undefined) =>
  code === undefined ? isBuiltIn(id) : /[ymdhs]/i.test(lettersOf(code));
