import { writeText } from "#datachain/text.ts";
import type { Answer, AnswerRow, Answers, AnswerValue, SheetQuestion } from "#contract/factsheets.ts";
import { asRows, asTexts, asWords, blankAnswer } from "#factsheet/answers.ts";

export type Change<T> = (before: T) => T;

export const changeAnswer =
  (question: Pick<SheetQuestion, "id" | "is_internal">, change: Change<Answer>): Change<Answers> =>
  (answers) => ({ ...answers, [question.id]: change(answers[question.id] ?? blankAnswer(question)) });

export const writeTextValue =
  (locale: string, text: string): Change<AnswerValue> =>
  (value) =>
    writeText(asTexts(value), locale, text);

/** Toggles a choice. “Not known” excludes all others. */
export const toggleChoice =
  (choice: string, isChosen: boolean, options: readonly string[]): Change<AnswerValue> =>
  (value) => {
    const others = asWords(value).filter((one) => one !== choice);
    const kept = isChosen ? others.filter((one) => choice !== "unknown" && one !== "unknown") : others;
    const chosen = isChosen ? [...kept, choice] : kept;
    // in the order of the options, so that equal choices are equal answers
    return options.filter((option) => chosen.includes(option));
  };

export const addRow =
  (id: string): Change<AnswerValue> =>
  (value) => [...asRows(value), { id }];

export const removeRow =
  (id: string): Change<AnswerValue> =>
  (value) =>
    asRows(value).filter((row) => row.id !== id);

export const moveRow =
  (id: string, step: -1 | 1): Change<AnswerValue> =>
  (value) => {
    const rows = asRows(value);
    const from = rows.findIndex((row) => row.id === id);
    const row = rows[from];
    return row ? rows.toSpliced(from, 1).toSpliced(from + step, 0, row) : rows;
  };

export const changeCell =
  (id: string, column: string, change: Change<AnswerRow[string] | undefined>): Change<AnswerValue> =>
  (value) =>
    asRows(value).map((row) => {
      if (row.id !== id) return row;
      const { [column]: before, ...others } = row;
      const after = change(before);
      return (
        after === undefined || after === null || after === "" ? others : { ...row, [column]: after }
      ) as AnswerRow;
    });
