import type { FieldValues, Resolver } from "react-hook-form";
import { i18n } from "#admin/i18n/i18n.ts";
import { type LoadSchema, resolve } from "#admin/i18n/validation.ts";
import type { Named } from "#admin/records/SearchedPicker.tsx";

/** Starting point of a new record, as held by its form. */
export interface StartValues {
  /** `blank`, `copy`, or the id of a template. */
  start: string;
  copy_of: Named | null;
}

/** Converts it to the API's format. */
export function startOf({ start, copy_of }: StartValues) {
  if (start === "copy" && copy_of) return { from: "copy" as const, id: copy_of.id };
  return start === "blank" ? { from: "blank" as const } : { from: "template" as const, template_id: start };
}

/** A copy needs a record to copy. */
const startErrors = ({ start, copy_of }: StartValues) =>
  start === "copy" && !copy_of
    ? { copy_of: { type: "required", message: i18n.t("records.start.original_needed") } }
    : undefined;

/** Validates a new record by the contract, and its starting point. */
export const checkNew =
  <V extends StartValues & FieldValues>(load: LoadSchema, inputOf: (values: V) => FieldValues): Resolver<V> =>
  async (values, context, options) => {
    const check = resolve(load as LoadSchema<FieldValues>);
    const { errors } = await check(inputOf(values), context, options as never);
    const found = { ...errors, ...startErrors(values) };
    return Object.keys(found).length ? { values: {}, errors: found as never } : { values, errors: {} };
  };
