import { questionsOf } from "#factsheet/conditions.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import { ANSWER_PREFIX } from "#contract/import-fields.ts";

/** The longest text of ours has half of it. */
const MAX_LENGTH = 20_000;
/** The largest area we take, and the longest list of answers, are shorter. */
const MAX_JSON_LENGTH = 2_000_000;

const JSON_FIELDS: ReadonlySet<string> = new Set([
  "geometry",
  ...questionsOf(FACTSHEET_TEMPLATE)
    .filter(({ kind }) => kind === "rows")
    .map(({ id }) => `${ANSWER_PREFIX}${id}`),
]);

/** Looked at before any reader: however a cell is read, its length bounds the work. */
export const isTooLong = (field: string, text: string) =>
  text.length > (JSON_FIELDS.has(field) ? MAX_JSON_LENGTH : MAX_LENGTH);
