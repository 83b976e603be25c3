import type { UseFormReturn } from "react-hook-form";
import { fieldId } from "./field-id.ts";
import { useFieldLabel } from "./field-words.ts";
import type { SiteField, SiteValues } from "./site-values.ts";

/** Each refused field with its name, its message and the way there, in the order of the form. */
export function useProblems() {
  const label = useFieldLabel();
  return (form: Pick<UseFormReturn<SiteValues>, "getValues" | "getFieldState">) =>
    (Object.keys(form.getValues()) as SiteField[]).flatMap((name) => {
      const message = form.getFieldState(name).error?.message;
      return message ? [{ fieldId: fieldId(name), message: `${label(name)}: ${message}` }] : [];
    });
}
