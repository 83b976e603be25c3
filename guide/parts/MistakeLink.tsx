import { MISTAKES_PATH } from "#contract/feedback.ts";
import type { PageSnapshot } from "../content.ts";
import { mistakeWords } from "../mistake-words.ts";
import type { Reading } from "../reading.ts";

type Props = { readonly reading: Reading; readonly snapshot: PageSnapshot };

/** At the end of a page. Not in previews: they cannot take forms. */
export function MistakeLink({ reading, snapshot }: Props) {
  const { around, site } = reading;
  if (!site.features.feedback || around.feedbackUrl === undefined) return null;
  return (
    <p className="g-small" {...reading.ours}>
      <a rel="nofollow" href={around.pageUrl(`${MISTAKES_PATH}?page=${snapshot.page_id}`)}>
        {mistakeWords(reading).link}
      </a>
    </p>
  );
}
