import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";
import { contractWords } from "./zod-words.ts";

/** The contract's schema as a form's resolver, with messages in the language of the screen. */
export const resolve =
  <In extends FieldValues, Out>(schema: z.ZodType<Out, In>): Resolver<In, unknown, Out> =>
  async (values, _context, options) => {
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const flat: Record<string, FieldError> = {};
    for (const { path, code, message } of result.error.issues) {
      flat[path.join(".")] ??= { type: code, message: contractWords(message) ?? message };
    }
    return { values: {}, errors: toNestErrors<In>(flat, options) };
  };
