import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { cx } from "./cx.ts";

/** Texts around a field's control, all supplied by the caller. */
export interface FieldWords {
  label: ReactNode;
  /** "Optional", translated; required fields have no mark. */
  optionalLabel?: string | undefined;
  /** At the end of the label's line, e.g. who else is editing. */
  labelAside?: ReactNode;
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  errorMessage?: string | undefined;
}

export const fieldClass = "flex min-w-0 flex-col gap-1";

const edge =
  "border border-control bg-surface data-invalid:border-danger data-invalid:inset-ring-1 data-invalid:inset-ring-danger data-disabled:border-border data-disabled:bg-sunken data-disabled:text-muted";

/** Classes of a control with its own border. */
export const inputClass = cx(
  edge,
  "min-h-9 w-full min-w-0 rounded-md px-3 py-1.5 placeholder:text-subtle focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus max-md:min-h-10 max-md:text-lg",
  "read-only:border-border read-only:bg-sunken",
);

/** Classes of a box around a bare input and its buttons; the box has the focus ring. */
export const controlClass = cx(
  edge,
  "flex min-h-9 w-full min-w-0 items-center gap-2 rounded-md px-3 max-md:min-h-10 max-md:text-lg",
  "has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus",
);

export const bareInputClass = "min-w-0 flex-1 bg-transparent py-1.5 outline-none placeholder:text-subtle";

export function FieldLabel({ label, optionalLabel, labelAside, isLabelHidden = false }: FieldWords) {
  if (isLabelHidden) return <Label className="sr-only">{label}</Label>;
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-2 text-sm">
      <Label className="font-medium">
        {label}
        {optionalLabel && <span className="ms-2 font-normal text-subtle">{optionalLabel}</span>}
      </Label>
      {labelAside}
    </span>
  );
}

export function FieldHint({ hint, aside }: { hint?: ReactNode; aside?: ReactNode }) {
  if (!hint && !aside) return null;
  return (
    <span className="flex items-start justify-between gap-3 text-sm text-muted">
      {hint && <Text slot="description">{hint}</Text>}
      {aside}
    </span>
  );
}

/** Shown and linked to the control only while react-aria considers the field invalid. */
export function FieldMessage({ errorMessage }: { errorMessage: string | undefined }) {
  return (
    <FieldError className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert size={16} className="mt-0.5" aria-hidden />
      <span>{errorMessage}</span>
    </FieldError>
  );
}
