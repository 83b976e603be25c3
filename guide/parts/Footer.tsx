import { actionHref } from "#datachain/action-target.ts";
import type { LText } from "#contract/texts.ts";
import { reportWords } from "../report-words.ts";
import { languageName, languageTag } from "../language.ts";
import { Markdown } from "../Markdown.tsx";
import { safeWebUrl } from "../safe-url.ts";
import type { Reading } from "../reading.ts";
import { Hosted } from "./Hosted.tsx";
import { Slots } from "./Slots.tsx";

type Props = { readonly reading: Reading };

function Contact({ reading }: Props) {
  const { contact_email, contact_phone } = reading.site;
  const mail = contact_email && actionHref({ type: "email", target: contact_email });
  const phone = contact_phone && actionHref({ type: "phone", target: contact_phone });
  if (!mail && !phone) return null;
  return (
    <ul className="g-foot-contact">
      {mail && (
        <li>
          <a href={mail}>
            <bdi>{contact_email}</bdi>
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={phone}>
            <bdi>{contact_phone}</bdi>
          </a>
        </li>
      )}
    </ul>
  );
}

function More({ reading }: Props) {
  const { site, words, read, around } = reading;
  const outside = (text: LText) => safeWebUrl(read(text)?.text);
  const links = [
    { name: words.all_technologies, href: around.pageUrl("/") },
    { name: words.search, href: site.features.search ? around.pageUrl("/search") : null },
    { name: words.map, href: site.features.map ? around.pageUrl("/map") : null },
    { name: words.enter_code, href: around.pageUrl("/code") },
    { name: site.features.open_data ? words.about_data : words.about, href: around.pageUrl("/about") },
    { name: reportWords(reading).reports, href: site.report_slugs?.length ? around.pageUrl("/reports") : null },
    { name: words.what_we_count, href: around.pageUrl("/what-we-count") },
    { name: words.privacy, href: outside(site.privacy_url) },
    { name: words.accessibility, href: outside(site.accessibility_url) },
  ].filter((link): link is { name: string; href: string } => link.href !== null);
  return (
    <nav aria-label={words.more} {...reading.ours}>
      <h2>{words.more}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Languages({ reading }: Props) {
  const { site, words, around } = reading;
  if (site.locales.length < 2) return null;
  return (
    <nav className="g-foot-lang" aria-label={words.language}>
      <h2 {...reading.ours}>{words.read_in}</h2>
      <ul>
        {site.locales.map((one) => (
          <li key={one}>
            <a href={around.languageUrl(one)} lang={languageTag(one)} hrefLang={languageTag(one)}>
              {languageName(one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Contact, further links, and credits of the vocabulary. */
export function Footer({ reading, isClosed }: Props & { readonly isClosed: boolean }) {
  const { site, words, read, id } = reading;
  const text = read(site.footer);
  return (
    <footer className="g-foot">
      <div className="g-wrap g-foot-in">
        <div>
          <Hosted reading={reading} className="g-foot-by" size={48} />
          {text && <Markdown text={text} idPrefix={id("foot-")} deeper={1} />}
          <Contact reading={reading} />
        </div>
        {!isClosed && <More reading={reading} />}
        <Languages reading={reading} />
        <p className="g-foot-cc" {...reading.ours}>
          <Slots
            text={words.attribution}
            slots={{
              dtpr: (
                <a href="https://dtpr.io" lang="en">
                  DTPR, Digital Trust for Places and Routines
                </a>
              ),
              licence: <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>,
            }}
          />
        </p>
      </div>
    </footer>
  );
}
