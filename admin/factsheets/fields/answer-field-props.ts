import type { AnswerValue, SheetFinding, SheetQuestion } from "#contract/factsheets.ts";
import type { Change } from "../edits.ts";

/** Props shared by all answer fields. */
export interface AnswerFieldProps {
  question: SheetQuestion;
  value: AnswerValue;
  findings: readonly SheetFinding[];
  onValue: (make: Change<AnswerValue>, group?: string) => void;
}
