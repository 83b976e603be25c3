import type { FieldValues, Resolver } from "react-hook-form";
import { type LoadSchema, resolve } from "#admin/i18n/validation.ts";
import { changedFields, type FieldOf } from "./changes.ts";

/** Validates only the changed fields against the contract. */
export const checkChanges =
  <V extends FieldValues>(load: LoadSchema, toInput: (values: V, names: readonly FieldOf<V>[]) => unknown) =>
  (base: V): Resolver<V> =>
  async (values, context, options) => {
    const input = toInput(values, changedFields(base, values)) as FieldValues;
    const check = resolve(load as LoadSchema<FieldValues>);
    const { errors } = await check(input, context, options as never);
    return Object.keys(errors).length ? { values: {}, errors: errors as never } : { values, errors: {} };
  };
