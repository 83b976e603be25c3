import { Checkbox } from "#admin/ui/Checkbox.tsx";
import { asWords } from "#factsheet/answers.ts";
import { toggleChoice } from "../edits.ts";
import { optionLabel } from "../sheet-words.ts";
import type { AnswerFieldProps } from "./answer-field-props.ts";

export function ChoicesField({ question, value, onValue, label }: AnswerFieldProps & { label: string }) {
  const chosen = asWords(value);
  const options = question.options ?? [];
  return (
    <div role="group" aria-label={label} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {options.map((option) => (
        <Checkbox
          key={option}
          label={optionLabel(question.id, option)}
          isSelected={chosen.includes(option)}
          onChange={(isChosen) => onValue(toggleChoice(option, isChosen, options))}
        />
      ))}
    </div>
  );
}
