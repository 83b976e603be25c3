import { cx } from "./cx.ts";
import { controlClass, fieldClass, FieldHint, FieldLabel, type FieldWords } from "./Field.tsx";

/** As large as the field that takes its place when its code is there. */
export const EmptyField = ({ hint, className, ...words }: FieldWords & { className?: string | undefined }) => (
  <div className={cx(fieldClass, className)}>
    <FieldLabel {...words} />
    <span className={controlClass} />
    <FieldHint hint={hint} />
  </div>
);
