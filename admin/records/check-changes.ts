import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";
import { resolve } from "#admin/i18n/validation.ts";
import { changedFields, type FieldOf } from "./changes.ts";

/** The contract's rules as a form's resolver, for what changed and nothing else. */
export const checkChanges =
  <V extends FieldValues>(schema: z.ZodType, toInput: (values: V, names: readonly FieldOf<V>[]) => unknown) =>
  (base: V): Resolver<V> =>
  async (values, context, options) => {
    const input = toInput(values, changedFields(base, values)) as FieldValues;
    const check = resolve(schema as z.ZodType<unknown, FieldValues>);
    const { errors } = await check(input, context, options as never);
    return Object.keys(errors).length ? { values: {}, errors: errors as never } : { values, errors: {} };
  };
