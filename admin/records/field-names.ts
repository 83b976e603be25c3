import type { FieldOf } from "./changes.ts";

/** Labels of a form's fields and values, for error lists and conflict dialogs. */
export interface FieldNames<V> {
  label: (name: FieldOf<V>) => string;
  /** The value as text; empty for an empty one. */
  value: (name: FieldOf<V>, values: V) => string;
}
