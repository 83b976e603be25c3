import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  type ResolverOptions,
  set,
} from "react-hook-form";
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

/** Placeholder message of an empty field until the form names the field. */
export const MISSING_VALUE = "missing value";

/** Fields that many forms have. */
const COMMON_MISSING: MissingWords = {
  name: "common.validation.name_required",
  email: "common.validation.email_required",
  password: "session.password_needed",
  url: "common.validation.url",
  quantity: "common.validation.number_required",
};

/** Names the field in a "required" message: with the form's own message, or a shared one for common fields. */
function nameField(path: readonly PropertyKey[], message: string, missing: MissingWords) {
  if (message !== MISSING_VALUE) return message;
  const key = missing[path.join(".")] ?? COMMON_MISSING[String(path.at(-1))];
  return i18n.t(key ?? "common.validation.invalid");
}

/** Errors by the form's structure, with the inputs that the form focuses. */
function nested<In extends FieldValues>(flat: Readonly<Record<string, FieldError>>, { fields }: ResolverOptions<In>) {
  const errors: FieldErrors<In> = {};
  for (const [path, error] of Object.entries(flat)) {
    const field = get(fields, path) as ResolverOptions<In>["fields"][string];
    set(errors, path, { ...error, ref: field?.refs?.[0] ?? field?.ref });
  }
  return errors;
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
    return { values: {}, errors: nested(flat, options) };
  };
