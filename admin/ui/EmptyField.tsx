import { cx } from "./cx.ts";
import { controlClass, fieldClass, FieldHint, FieldLabel, type FieldWords } from "./Field.tsx";

/** Placeholder the size of the lazy-loaded field. */
export const EmptyField = ({ hint, className, ...words }: FieldWords & { className?: string | undefined }) => (
  <div className={cx(fieldClass, className)}>
    <FieldLabel {...words} />
    <span className={controlClass} />
    <FieldHint hint={hint} />
  </div>
);
