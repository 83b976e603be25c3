import type { CSSProperties, ReactNode } from "react";
import { isHexColor } from "#datachain/colors.ts";
import type { PageSnapshot } from "../content.ts";
import { languageName, languageTag } from "../language.ts";
import type { Reading } from "../reading.ts";
import { Announcement } from "./Announcement.tsx";
import { Footer } from "./Footer.tsx";
import { Hosted } from "./Hosted.tsx";
import { Icon } from "./Icon.tsx";
import { Said } from "./Said.tsx";

type Props = {
  readonly reading: Reading;
  /** The published home page: its announcement is shown on every page. */
  readonly home: PageSnapshot | null;
  /** A closed guide has no links to other pages. */
  readonly isClosed?: boolean;
  /** A notice for this page only. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
};

function LanguageSwitch({ reading }: { readonly reading: Reading }) {
  const { site, locale, words, around } = reading;
  if (site.locales.length < 2) return null;
  return (
    <details className="g-lang">
      <summary>
        <Icon name="globe" small />
        <span>
          <span className="g-vh" {...reading.ours}>
            {words.language}:{" "}
          </span>
          {languageName(locale)}
        </span>
        <Icon name="chevron-down" small />
      </summary>
      <ul className="g-lang-list">
        {site.locales.map((one) => (
          <li key={one}>
            <a
              href={around.languageUrl(one)}
              lang={languageTag(one)}
              hrefLang={languageTag(one)}
              aria-current={one === locale ? "true" : undefined}
            >
              {languageName(one)}
              {one === locale && <Icon name="check" small />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Header({ reading }: { readonly reading: Reading }) {
  const { site, read, around } = reading;
  const name = read(site.name);
  return (
    <header className="g-host">
      <div className="g-wrap g-host-row">
        <a className="g-host-site" href={around.pageUrl("/")}>
          {site.logo_key && <img className="g-host-mark" src={around.imageUrl(site.logo_key, 160)} alt="" />}
          {name ? <Said text={name} /> : <span>{reading.words.home}</span>}
        </a>
        <LanguageSwitch reading={reading} />
        <Hosted reading={reading} className="g-host-by" size={28} />
      </div>
    </header>
  );
}

/** The site's colour for links, buttons and backgrounds; the style sheet derives the tints. */
const siteColor = (color: string | null) =>
  color && isHexColor(color) ? ({ "--site-color": color } as CSSProperties) : undefined;

/** Header and footer around every page. */
export function Frame({ reading, home, isClosed = false, above, children }: Props) {
  const { site, lang, dir, words, around, id } = reading;
  const isPreview = around.isPreview ?? false;
  const Main = isPreview ? "div" : "main";
  return (
    <div
      className={`guide${isPreview ? " guide-light" : ""}`}
      lang={lang}
      dir={dir}
      style={siteColor(site.primary_color)}
    >
      <div className="g-in">
        {!isPreview && (
          <a className="g-skip" {...reading.ours} href={`#${id("main")}`}>
            {words.skip}
          </a>
        )}
        <Header reading={reading} />
        <Announcement reading={reading} home={home} />
        {above}
        <Main id={id("main")} className="g-main">
          {children}
        </Main>
        <Footer reading={reading} isClosed={isClosed} />
        {around.island && <script type="module" src={around.island.src} />}
      </div>
    </div>
  );
}
