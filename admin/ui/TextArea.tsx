import type { Ref } from "react";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import type { TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { cx } from "./cx.ts";
import type { FieldWords } from "./Field.tsx";
import { FieldHint, FieldLabel, FieldMessage, fieldClass, inputClass } from "./Field.tsx";
import { given } from "./given.ts";

interface TextAreaProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "value" | "maxLength">, FieldWords {
  value: string;
  /** 1 for a single line that grows with its text. */
  rows?: number | undefined;
  placeholder?: string | undefined;
  /** Soft limit: people may type past it and see how far they are over. */
  limit?: number | undefined;
  /** Shows the counter only near the limit. */
  isCounterLate?: boolean | undefined;
  /** Text of the counter, e.g. (used, limit) => "42 / 280". */
  counterLabel?: ((used: number, limit: number) => string) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

const segmenter = new Intl.Segmenter();
/** Characters per chunk: V8's segmenter takes quadratic time. */
const STRETCH = 256;

/** Counts graphemes: a Khmer syllable counts once, not once per code unit. */
function countLetters(text: string): number {
  const plain = text.replaceAll("\u200b", "");
  let count = 0;
  for (let from = 0; from < plain.length;) {
    const found = [...segmenter.segment(plain.slice(from, from + STRETCH))];
    // The last grapheme may continue in the next chunk.
    const whole = from + STRETCH < plain.length && found.length > 1 ? found.slice(0, -1) : found;
    count += whole.length;
    from += whole.reduce((length, { segment }) => length + segment.length, 0);
  }
  return count;
}

const NEAR = 0.75;

export function TextArea(props: TextAreaProps) {
  const {
    label,
    optionalLabel,
    labelAside,
    isLabelHidden,
    hint,
    errorMessage,
    value,
    rows = 4,
    placeholder,
    limit,
    isCounterLate = false,
    counterLabel,
    className,
    ref,
    // of the text, not of the label
    lang,
    dir,
    ...rest
  } = props;
  const used = limit === undefined ? 0 : countLetters(value);
  const isOver = limit !== undefined && used > limit;

  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...rest}
      value={value}
      className={cx(fieldClass, className)}
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} labelAside={labelAside} isLabelHidden={isLabelHidden} />
      <AriaTextArea
        ref={ref}
        {...given({ placeholder, lang, dir })}
        rows={rows}
        className={cx(
          inputClass,
          "field-sizing-content",
          rows === 1 ? "resize-none" : "min-h-21 resize-y max-md:min-h-24",
        )}
      />
      <FieldHint
        hint={hint}
        aside={
          limit !== undefined &&
          (!isCounterLate || used > limit * NEAR) && (
            <span
              className={cx("ms-auto whitespace-nowrap tabular-nums", isOver && "font-medium text-danger")}
              role={isOver ? "status" : undefined}
            >
              {counterLabel?.(used, limit) ?? `${used} / ${limit}`}
            </span>
          )
        }
      />
      <FieldMessage errorMessage={errorMessage} />
    </AriaTextField>
  );
}
