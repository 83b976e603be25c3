import { actionHref } from "#datachain/action-target.ts";
import { Badge } from "#datachain/Badge.tsx";
import type { LText } from "#contract/texts.ts";
import { languageOf } from "./language-of.ts";
import { Icon } from "./parts/Icon.tsx";
import type { Reading } from "./reading.ts";
import { languageTag } from "./language.ts";

type Props = {
  readonly reading: Reading;
  /** Title of the last publication. */
  readonly title: LText;
  readonly reason: string | null;
  readonly withdrawn_at: string | null;
};

/** A printed code never ends at a dead link: says what was here, why it was withdrawn, and where to go instead. */
export function WithdrawnPage({ reading, title, reason, withdrawn_at }: Props) {
  const { words, read, formats, around, site, locale } = reading;
  const said = read(title);
  const mail = site.contact_email && actionHref({ type: "email", target: site.contact_email });
  // reasons exist only in the site's default language
  const lang = site.default_locale === locale ? undefined : languageTag(site.default_locale);
  return (
    <div className="g-wrap">
      <div className="g-task">
        <div className="g-gone">
          <Badge shape="hexagon" size={120} />
        </div>
        <p className="g-state">
          <span className="g-word g-word-state">
            <Icon name="circle-slash" small />
            {words.withdrawn}
          </span>
          {withdrawn_at && <time dateTime={withdrawn_at}>{formats.dayOf(withdrawn_at)}</time>}
        </p>
        <h1 {...(said ? languageOf(said) : {})}>{said?.text ?? words.withdrawn}</h1>
        <p className="g-lead">
          <b>{words.withdrawn_lead}</b>
        </p>
        <dl className="g-facts">
          {reason && (
            <div>
              <dt>{words.withdrawn_why}</dt>
              <dd lang={lang} dir={lang && "auto"}>
                {reason}
              </dd>
            </div>
          )}
          <div>
            <dt>{words.sign_title}</dt>
            <dd>{words.sign_text}</dd>
          </div>
        </dl>
        <div className="g-stack">
          <a className="g-btn g-btn-full" href={around.pageUrl("/")}>
            {words.see_all}
          </a>
          {mail && (
            <a className="g-btn g-btn-line g-btn-full" href={mail}>
              <Icon name="mail" />
              {words.ask}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
