import { feedbackWords } from "../feedback-words.ts";
import type { Reading } from "../reading.ts";

type Props = { readonly reading: Reading; readonly text: string; readonly field: string };

/** Error summary with a link to the field. */
export function FormProblem({ reading, text, field }: Props) {
  return (
    <div className="g-errsum" role="alert">
      <h2>{feedbackWords(reading).problem}</h2>
      <p>
        <a href={`#${reading.id(field)}`}>{text}</a>
      </p>
    </div>
  );
}
