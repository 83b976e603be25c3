import type { FieldOf } from "./changes.ts";

/** How a form's fields and their values are called, for lists of problems and for comparing two versions. */
export interface FieldNames<V> {
  label: (name: FieldOf<V>) => string;
  /** The value in words; nothing for an empty one. */
  value: (name: FieldOf<V>, values: V) => string;
}
