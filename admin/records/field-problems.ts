import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { fieldId } from "./field-id.ts";

export interface FieldProblem {
  fieldId: string;
  message: string;
}

/** Invalid fields with label, message and link, in form order. */
export const fieldProblems = <V extends FieldValues>(
  form: Pick<UseFormReturn<V>, "getValues" | "getFieldState">,
  labelOf: (name: keyof V & string) => string,
): FieldProblem[] =>
  (Object.keys(form.getValues()) as (keyof V & string)[]).flatMap((name) => {
    const { message } = (form.getFieldState(name as Path<V>).error ?? {}) as { message?: string };
    return message ? [{ fieldId: fieldId(name), message: `${labelOf(name)}: ${message}` }] : [];
  });
