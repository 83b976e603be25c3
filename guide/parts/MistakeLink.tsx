import { MISTAKES_PATH } from "#contract/feedback.ts";
import { mistakeWords } from "../mistake-words.ts";
import type { Reading } from "../reading.ts";

/** The id of a page, or the path of one that the guide writes itself. */
type Props = { readonly reading: Reading } & ({ readonly page: string } | { readonly at: string });

/** At the end of a page. Not in previews: they cannot take forms. */
export function MistakeLink({ reading, ...where }: Props) {
  const { around, site } = reading;
  if (!site.features.feedback || around.feedbackUrl === undefined) return null;
  return (
    <p className="g-small" {...reading.ours}>
      <a
        className="g-tap"
        rel="nofollow"
        href={around.pageUrl(`${MISTAKES_PATH}?${new URLSearchParams(where).toString()}`)}
      >
        {mistakeWords(reading).link}
      </a>
    </p>
  );
}
