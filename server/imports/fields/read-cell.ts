import type * as z from "zod";
import type { ProblemCode } from "#contract/import-problems.ts";
import type { ImportOptions } from "#contract/imports.ts";
import { wordKey } from "#contract/plain-word.ts";
import { parseJson } from "./parse-json.ts";

/** A value, perhaps with a warning; a warning without a value; or a problem. */
export type Read<T> =
  | { readonly value: T; readonly doubt?: ProblemCode }
  | { readonly doubt: ProblemCode }
  | { readonly problem: ProblemCode };

export type ReadOptions = Pick<ImportOptions, "date_order"> & {
  /** Written by us: lists are divided by `;` and by nothing else, so that a name may hold a comma. */
  readonly is_own: boolean;
  /** Also for single cells of a factsheet's rows; by default they refuse the answer. */
  readonly bad_cells?: ImportOptions["bad_cells"];
};
/** Reads a cell that is not blank. */
export type Reader<T = unknown> = (text: string, options: ReadOptions) => Read<T>;

/** The contract's own rule for the field decides; its issue is turned into one of our problems. */
function checked<T>(schema: z.ZodType<T>, value: unknown, otherwise: ProblemCode): Read<T> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  return { problem: result.error.issues[0]?.code === "too_big" ? "text_too_long" : otherwise };
}

const foldLines = (cell: string) => cell.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");

/** A text as it stands in the cell. Spreadsheets wrap long names: where the field has one line, its lines become one. */
export const text =
  <T>(schema: z.ZodType<T>, otherwise: ProblemCode = "text_too_long"): Reader<T> =>
  (cell) => {
    const isRefusedForLines = schema.safeParse(cell).error?.issues[0]?.code === "custom";
    return checked(schema, isRefusedForLines ? foldLines(cell) : cell, otherwise);
  };

/** A text whose spaces around it mean nothing: an address, a link. */
export const trimmed =
  <T>(schema: z.ZodType<T>, otherwise: ProblemCode): Reader<T> =>
  (cell) =>
    checked(schema, cell.trim(), otherwise);

/** What people write instead of a value, as `wordKey` gives it. */
const NO_VALUE = new Set(
  [
    "-,--,–,—,.,?,/,x,n/a,na,n.a.,nan,nil,null,none,unknown,not known,not available,not applicable,tbc,tbd,to be confirmed",
    "onbekend,n.v.t.,nvt,niet van toepassing,geen,desconocido,se desconoce,no disponible,no aplica,ninguno,ninguna",
    "inconnu,inconnue,néant,aucun,aucune,non disponible,sans objet,s/o,desconhecido,não disponível,nenhum,nenhuma",
    "hindi alam,wala,មិនដឹង,គ្មាន,unbekannt,keine,entfällt",
  ]
    .join(",")
    .split(",")
    .map(wordKey),
);

/** For dates, numbers and addresses, where a word instead of a value means that there is none. */
export const orNothing =
  <T>(read: Reader<T>): Reader<T> =>
  (cell, options) => {
    const found = read(cell, options);
    return "problem" in found && NO_VALUE.has(wordKey(cell)) ? { doubt: "no_value" } : found;
  };

/** For comparing names as the database does: their case does not matter. */
export const sameName = (name: string) => name.trim().toLowerCase();

/** "b) Sex c) Age": a form's options without signs between them. */
const BEFORE_BULLET = /\s(?=[a-z]\)\s)/i;

/** A list in one cell: JSON, or words between signs. `,` only divides where nothing else does. */
export function splitList(cell: string, { is_own }: Pick<ReadOptions, "is_own">): string[] {
  const list = cell.trim();
  const parsed = list.startsWith("[") ? parseJson(list) : undefined;
  if (Array.isArray(parsed)) return parsed.map(String);
  const sign = is_own ? ";" : [";", "|", "\n", ","].find((one) => list.includes(one));
  const words = sign ? list.split(sign) : is_own ? [list] : list.split(BEFORE_BULLET);
  return words.map((word) => word.trim()).filter(Boolean);
}
