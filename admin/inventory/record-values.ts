import type { FieldOf } from "#admin/records/changes.ts";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import type { Field, Fields } from "#contract/records/field.ts";

type FormValue<F extends Field> = F extends { kind: "organization" }
  ? Named | null
  : F extends { kind: "whole" }
    ? number | null
    : F extends { kind: "choices"; options: readonly (infer O)[] }
      ? O[]
      : F extends { kind: "choice"; options: readonly (infer O)[] }
        ? F extends { is_required: true }
          ? O
          : O | ""
        : string;

/** What a form holds of a record: flat, and without null where a text may be empty. */
export type FormValues<R extends Fields> = { -readonly [N in keyof R & string]: FormValue<R[N]> };

/** The API names other records: `vendor` for `vendor_id`. */
const namedBy = (name: string) => name.replace(/_id$/, "");

function formValue({ kind, options = [], is_required }: Field, value: unknown) {
  if (kind === "organization") {
    const named = value as Named | null | undefined;
    return named ? { id: named.id, name: named.name } : null;
  }
  if (kind === "status") return (value as { id: string } | null | undefined)?.id ?? "";
  if (kind === "whole") return value ?? null;
  if (kind === "choices") return value ?? [];
  return value ?? (kind === "choice" && is_required ? options[0] : "");
}

/** In the order of the table: so are a form's problems listed. */
export const valuesOf = <R extends Fields>(fields: R, record: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const key = field.kind === "organization" || field.kind === "status" ? namedBy(name) : name;
      return [name, formValue(field, record[key as never])];
    }),
  ) as FormValues<R>;

function inputValue({ kind, is_required }: Field, value: unknown) {
  if (kind === "organization") return (value as Named | null)?.id ?? null;
  return value === "" && !is_required ? null : value;
}

/** Only the named fields, as the API takes them: an empty text is none. `others` are sent by the noun's own rules. */
export const inputOf = <V extends object>(
  fields: Fields,
  values: V,
  names: readonly FieldOf<V>[],
  others: Partial<Record<FieldOf<V>, (values: V) => unknown>> = {},
) =>
  Object.fromEntries(
    names.map((name) => {
      const field = fields[name];
      return [name, field ? inputValue(field, values[name]) : others[name]?.(values)];
    }),
  );
