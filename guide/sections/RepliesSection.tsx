import { CommentAndReply } from "../parts/CommentAndReply.tsx";
import type { PublicReply } from "../page-props.ts";
import type { Reading } from "../reading.ts";
import type { Section } from "./section.ts";

/** Replies to comments, so that people see their comments are read. */
export function repliesSection(reading: Reading, replies: readonly PublicReply[] = []): Section | null {
  const shown = replies.filter(({ reply }) => reading.read(reply));
  if (shown.length === 0 || !reading.site.features.feedback) return null;
  return {
    id: "you-said",
    title: reading.words.you_said,
    content: (
      <ul className="g-replies">
        {shown.map((reply) => (
          <li key={reply.id} className="g-did">
            <CommentAndReply reading={reading} reply={reply} />
            <p className="g-small g-muted" {...reading.ours}>
              <time dateTime={reply.published_at}>{reading.formats.dayOf(reply.published_at)}</time>
            </p>
          </li>
        ))}
      </ul>
    ),
  };
}
