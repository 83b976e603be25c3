import { feedbackWords } from "../feedback-words.ts";
import type { Reading } from "../reading.ts";

type Props = {
  readonly reading: Reading;
  readonly action: string | undefined;
  /** What was sent, to send it again. */
  readonly fields: Readonly<Record<string, string>>;
  readonly puzzle?: string | undefined;
};

/** The puzzle's script solves it and sends the form; without scripts, people wait and send it again. */
export function WaitForm({ reading, action, fields, puzzle }: Props) {
  const words = feedbackWords(reading);
  return (
    <form method="post" action={action} data-puzzle={puzzle} {...reading.ours}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h1>{words.wait}</h1>
      {puzzle !== undefined && <input type="hidden" name="puzzle" value={puzzle} />}
      {puzzle !== undefined && <input type="hidden" name="solution" value="" />}
      <p className="g-lead" role="status" data-proving={puzzle && words.proving}>
        {words.wait_text}
      </p>
      <div className="g-stack">
        <button type="submit" className="g-btn g-btn-full">
          {words.send_again}
        </button>
      </div>
    </form>
  );
}
