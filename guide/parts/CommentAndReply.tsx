import type { PublicReply } from "../page-props.ts";
import type { Reading } from "../reading.ts";
import { Said } from "./Said.tsx";

/** A comment and the city's reply to it. */
export function CommentAndReply({ reading, reply }: { readonly reading: Reading; readonly reply: PublicReply }) {
  const [said, answer] = [reading.read(reply.said), reading.read(reply.reply)];
  return (
    <>
      {said && (
        <p className="g-said">
          <Said text={said} />
        </p>
      )}
      {answer && (
        <p className="g-done">
          <Said text={answer} />
        </p>
      )}
    </>
  );
}
