import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { fieldId } from "./field-id.ts";

export interface FieldProblem {
  fieldId: string;
  message: string;
}

/** Each refused field of a form with its name, its message and the way there, in the order of the form. */
export const fieldProblems = <V extends FieldValues>(
  form: Pick<UseFormReturn<V>, "getValues" | "getFieldState">,
  labelOf: (name: keyof V & string) => string,
): FieldProblem[] =>
  (Object.keys(form.getValues()) as (keyof V & string)[]).flatMap((name) => {
    const { message } = (form.getFieldState(name as Path<V>).error ?? {}) as { message?: string };
    return message ? [{ fieldId: fieldId(name), message: `${labelOf(name)}: ${message}` }] : [];
  });
