import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";
import { i18n, type WordKey } from "./i18n.ts";
import { contractWords } from "./contract-words.ts";

/** Lazy: loads a schema when there is something to validate. */
export type LoadSchema<In = unknown, Out = unknown> = () => Promise<z.ZodType<Out, In>>;

/** The schema, with its messages in the screen's language. Undefined if it cannot be loaded. */
async function readied<S>(load: () => Promise<S>): Promise<S | undefined> {
  try {
    const [schema] = await Promise.all([load(), import("./zod-words.ts")]);
    return schema;
  } catch {
    return undefined;
  }
}

/** Messages for empty fields, by field name. */
type MissingWords = Readonly<Record<string, WordKey>>;

/** Names the field in a "required" message: with the form's own message, or a shared one for common fields. */
function nameField(path: readonly PropertyKey[], message: string, missing: MissingWords) {
  const field = path.at(-1);
  if (message !== i18n.t("common.validation.required")) return message;
  const key = missing[path.join(".")];
  if (key) return i18n.t(key);
  return field === "name" || field === "email" ? i18n.t(`common.validation.${field}_required`) : message;
}

/** Makes a form resolver from a contract schema, with messages in the screen's language. */
export const resolve =
  <In extends FieldValues, Out>(load: LoadSchema<In, Out>, missing: MissingWords = {}): Resolver<In, unknown, Out> =>
  async (values, _context, options) => {
    const schema = await readied(load);
    // offline: rely on the server, which has the same schema
    if (!schema) return { values: values as unknown as Out, errors: {} };
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const flat: Record<string, FieldError> = {};
    for (const { path, code, message } of result.error.issues) {
      flat[path.join(".")] ??= { type: code, message: contractWords(message) ?? nameField(path, message, missing) };
    }
    return { values: {}, errors: toNestErrors<In>(flat, options) };
  };
