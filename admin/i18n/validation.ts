import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";
import { i18n, type WordKey } from "./i18n.ts";
import { contractWords } from "./contract-words.ts";

/** Brings a schema when there is something to check: no screen waits for it. */
export type LoadSchema<In = unknown, Out = unknown> = () => Promise<z.ZodType<Out, In>>;

/** The schema, with its words in the language of the screen. Nothing while the connection is away. */
async function readied<S>(load: () => Promise<S>): Promise<S | undefined> {
  try {
    const [schema] = await Promise.all([load(), import("./zod-words.ts")]);
    return schema;
  } catch {
    return undefined;
  }
}

/** What to say of a field that is empty, by its name. */
type MissingWords = Readonly<Record<string, WordKey>>;

/** Stands for the message about an empty field until the form names the field. */
export const MISSING_VALUE = "missing value";

/** Fields that many forms have. */
const COMMON_MISSING: MissingWords = {
  name: "common.validation.name_required",
  email: "common.validation.email_required",
  password: "auth.password_needed",
  url: "common.validation.url",
  quantity: "common.validation.number_required",
};

/** What is missing is asked for by its name: in the form's own words, or where many forms have such a field. */
function nameField(path: readonly PropertyKey[], message: string, missing: MissingWords) {
  if (message !== MISSING_VALUE) return message;
  const key = missing[path.join(".")] ?? COMMON_MISSING[String(path.at(-1))];
  return i18n.t(key ?? "common.validation.invalid");
}

/** The contract's schema as a form's resolver, with messages in the language of the screen. */
export const resolve =
  <In extends FieldValues, Out>(load: LoadSchema<In, Out>, missing: MissingWords = {}): Resolver<In, unknown, Out> =>
  async (values, _context, options) => {
    const schema = await readied(load);
    // the server checks as well, by the same schema
    if (!schema) return { values: values as unknown as Out, errors: {} };
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const flat: Record<string, FieldError> = {};
    for (const { path, code, message } of result.error.issues) {
      flat[path.join(".")] ??= { type: code, message: contractWords(message) ?? nameField(path, message, missing) };
    }
    return { values: {}, errors: toNestErrors<In>(flat, options) };
  };
