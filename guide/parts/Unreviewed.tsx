import type { PageSnapshot } from "../content.ts";
import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";

type Props = { readonly reading: Reading; readonly snapshot: PageSnapshot; readonly home: PageSnapshot | null };

/** The home page's questions and announcement are shown on every page. */
const IS_EVERYWHERE = /^(questions\.|home\.announcement$)/;

/** Tells readers that a machine wrote something on this page that nobody has reviewed. */
export function Unreviewed({ reading, snapshot, home }: Props) {
  const { words, locale } = reading;
  const own = snapshot.unreviewed ?? [];
  const shared = home && home.page_id !== snapshot.page_id ? (home.unreviewed ?? []) : [];
  const drafts = [...own, ...shared.filter(({ field }) => IS_EVERYWHERE.test(field))];
  const isTranslated = drafts.some((one) => one.locale === locale && one.locale !== snapshot.default_locale);
  const { image } = snapshot.content;
  const said = image && !image.is_decorative ? reading.read(image.alt) : undefined;
  const isDescribed =
    said !== undefined &&
    own.some(
      ({ field, locale: one }) =>
        field === "image.alt" && one === snapshot.default_locale && (said.isFallback || one === locale),
    );
  if (!isTranslated && !isDescribed) return null;
  return (
    <aside className="g-notice g-old" {...reading.ours}>
      <div className="g-wrap g-notice-in">
        <Icon name="circle-alert" />
        <p>
          {[isTranslated && words.machine_translated, isDescribed && words.machine_described].filter(Boolean).join(" ")}
        </p>
      </div>
    </aside>
  );
}
