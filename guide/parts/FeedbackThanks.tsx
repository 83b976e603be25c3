import { feedbackWords } from "../feedback-words.ts";
import type { PublicReply } from "../page-props.ts";
import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";
import { CommentAndReply } from "./CommentAndReply.tsx";

type Props = { readonly reading: Reading; readonly path: string; readonly replies: readonly PublicReply[] };

/** Says what happens next, with the latest reply as an example. */
export function FeedbackThanks({ reading, path, replies }: Props) {
  const words = feedbackWords(reading);
  const [latest] = replies;
  return (
    <>
      <div {...reading.ours}>
        <span className="g-thanks" aria-hidden="true">
          <Icon name="check" />
        </span>
        <h1>{words.thanks}</h1>
        <p className="g-lead">
          <b>{words.thanks_lead}</b>
        </p>
        <p className="g-ask-more">{words.thanks_text}</p>
      </div>
      {latest && (
        <div className="g-did">
          <p className="g-small g-muted" {...reading.ours}>
            {reading.words.you_said}
          </p>
          <CommentAndReply reading={reading} reply={latest} />
        </div>
      )}
      <div className="g-stack" {...reading.ours}>
        <a className="g-btn g-btn-full" href={reading.around.pageUrl(path)}>
          {words.back_to_page}
        </a>
        <a className="g-btn g-btn-line g-btn-full" href={reading.around.pageUrl("/")}>
          {words.see_more}
        </a>
      </div>
    </>
  );
}
