import type { PageSnapshot } from "../content.ts";
import { Markdown } from "../Markdown.tsx";
import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";

/** The home page's announcement, until its last day has passed at the site or the reader dismisses it. */
export function Announcement({ reading, home }: { readonly reading: Reading; readonly home: PageSnapshot | null }) {
  const { around, words } = reading;
  const settings = home?.content.home;
  if (!settings?.show_announcement || around.isNoticeDismissed) return null;
  if (settings.announcement_until !== null && settings.announcement_until < around.today) return null;
  const text = reading.read(settings.announcement);
  if (!text) return null;
  return (
    <section className="g-notice" aria-label={words.notice}>
      <div className="g-wrap g-notice-in">
        <Icon name="bell" />
        <Markdown text={text} idPrefix={reading.id("notice-")} deeper={1} />
        {around.dismissUrl && (
          <a className="g-notice-close" href={around.dismissUrl} rel="nofollow" {...reading.ours}>
            <Icon name="x" />
            <span className="g-vh">{words.dismiss_notice}</span>
          </a>
        )}
      </div>
    </section>
  );
}
