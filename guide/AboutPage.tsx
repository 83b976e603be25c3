import type { ReactNode } from "react";
import { fill } from "./fill.ts";
import { languageName, languageTag } from "./language.ts";
import { Markdown } from "./Markdown.tsx";
import type { GuideTally, OpenDataFile } from "./open-data.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { Icon, type IconName } from "./parts/Icon.tsx";
import { MistakeLink } from "./parts/MistakeLink.tsx";
import { Sections } from "./parts/Sections.tsx";
import { Slots } from "./parts/Slots.tsx";
import type { Reading } from "./reading.ts";
import type { Section } from "./sections/section.ts";
import { serviceWords } from "./service-words.ts";
import { showsVersions } from "./site.ts";

type Props = {
  readonly reading: Reading;
  readonly tally: GuideTally;
  readonly files: readonly OpenDataFile[];
  readonly licence: { readonly name: string; readonly url: string };
  /** The guide's host, without `https://`: used in the citation. */
  readonly host: string;
};

function aboutSection({ reading, tally }: Props): Section {
  const { words: shared, read, site, formats, id } = reading;
  const words = serviceWords(reading);
  const text = read(site.about);
  const counts = (["devices", "places", "algorithms", "collections"] as const).map((key) =>
    fill(words.tally[key], { count: formats.number(tally[key]) }),
  );
  return {
    id: "about",
    title: shared.about,
    content: (
      <>
        {text && <Markdown text={text} idPrefix={id("about-")} deeper={1} />}
        <dl className="g-facts">
          <div>
            <dt>{words.in_guide}</dt>
            <dd>
              <ul>
                {counts.map((count) => (
                  <li key={count}>{count}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>{words.languages}</dt>
            <dd>
              <ul>
                {site.locales.map((locale) => (
                  <li key={locale} className="g-language" lang={languageTag(locale)}>
                    {languageName(locale)}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          {tally.changed_at && (
            <div>
              <dt>{words.last_change}</dt>
              <dd>
                <time dateTime={tally.changed_at}>{formats.dayOf(tally.changed_at)}</time>
              </dd>
            </div>
          )}
        </dl>
      </>
    ),
  };
}

function Files({ reading, file: { set, count, formats } }: { readonly reading: Reading; readonly file: OpenDataFile }) {
  const words = serviceWords(reading).files[set];
  return (
    <li className="g-dl">
      <h3>
        {words.name} <span>{reading.formats.number(count)}</span>
      </h3>
      <p>{words.text}</p>
      <ul>
        {formats.map(({ name, path }) => (
          <li key={name}>
            <a className="g-file" href={path} download>
              <Icon name="download" small />
              <span className="g-vh">{words.name}, </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

function dataSection({ reading, files }: Props): Section {
  const words = serviceWords(reading);
  return {
    id: "data",
    title: words.open_data,
    content: (
      <>
        <p {...reading.ours}>{words.open_data_text}</p>
        <ul className="g-dls" {...reading.ours}>
          {files.map((file) => (
            <Files key={file.set} reading={reading} file={file} />
          ))}
        </ul>
        <ul className="g-links" {...reading.ours}>
          <li>
            <a className="g-tap" href="/data/dictionary.json">
              {words.dictionary}
            </a>
          </li>
          <li>
            <a className="g-tap" href="/data/catalog.jsonld">
              {words.catalog}
            </a>
          </li>
        </ul>
      </>
    ),
  };
}

const LEFT_OUT: readonly { readonly key: "places" | "comments" | "answers"; readonly icon: IconName }[] = [
  { key: "places", icon: "map-pin" },
  { key: "answers", icon: "lock" },
  { key: "comments", icon: "users" },
];

function leftOutSection({ reading }: Props): Section {
  const words = serviceWords(reading);
  return {
    id: "left-out",
    title: words.left_out,
    content: LEFT_OUT.map(({ key, icon }) => (
      <div key={key} className="g-nd" {...reading.ours}>
        <Icon name={icon} />
        <p>
          <b>{words.out[key].name}</b>
          {words.out[key].text}
        </p>
      </div>
    )),
  };
}

function licenceSection({ reading, licence, host, tally }: Props): Section {
  const { read, site, formats } = reading;
  const words = serviceWords(reading);
  const source = [read(site.responsable_org_logo_alt)?.text, read(site.name)?.text];
  const day = tally.changed_at && formats.dayOf(tally.changed_at);
  return {
    id: "licence",
    title: words.licence,
    content: (
      <>
        <p>
          <Slots text={words.licence_text} slots={{ licence: <a href={licence.url}>{licence.name}</a> }} />
        </p>
        <p className="g-cite" dir="auto">
          {[...source, day, host, licence.name].filter(Boolean).join(", ")}
        </p>
      </>
    ),
  };
}

function followSection({ reading }: Props): Section {
  const words = serviceWords(reading);
  return {
    id: "follow",
    title: words.follow,
    content: (
      <ul className="g-related g-related-icon" {...reading.ours}>
        <li>
          <a href="/feed.atom">
            <Icon name="rss" />
            <span>
              <b>{words.feed}</b>
              <small>{words.feed_text}</small>
            </span>
            <Icon name="arrow-right" flips />
          </a>
        </li>
      </ul>
    ),
  };
}

function developersSection({ reading }: Props): Section {
  const words = serviceWords(reading);
  const rows: readonly { readonly address: ReactNode; readonly text: string }[] = [
    { address: <a href="/.well-known/dtpr.json">/.well-known/dtpr.json</a>, text: words.machine.dtpr },
    { address: <a href="/.well-known/api-catalog">/.well-known/api-catalog</a>, text: words.machine.api_catalog },
    { address: "/devices/….json", text: words.machine.document },
    ...(showsVersions(reading.site) ? [{ address: "/devices/…/history.json", text: words.machine.versions }] : []),
    { address: "/data/….csv-metadata.json", text: words.machine.csv },
    { address: <a href="/sitemap.xml">/sitemap.xml</a>, text: words.machine.sitemap },
  ];
  return {
    id: "developers",
    title: words.developers,
    content: (
      <dl className="g-facts">
        {rows.map(({ address, text }) => (
          <div key={text}>
            <dt>
              <code dir="ltr">{address}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    ),
  };
}

/** About the guide, and its open data. */
export function AboutPage(props: Props) {
  const { reading } = props;
  const words = serviceWords(reading);
  const hasData = reading.site.features.open_data;
  return (
    <div className="g-wrap g-page">
      <Crumbs reading={reading} />
      <div className="g-head-plain" {...reading.ours}>
        <h1>{hasData ? words.about_title : reading.words.about}</h1>
        {hasData && <p className="g-lead">{words.about_lead}</p>}
      </div>
      <Sections
        reading={reading}
        checked_on={null}
        end={<MistakeLink reading={reading} at="/about" />}
        sections={[
          aboutSection(props),
          ...(hasData ? [dataSection(props), leftOutSection(props), licenceSection(props)] : []),
          followSection(props),
          ...(hasData ? [developersSection(props)] : []),
        ]}
      />
    </div>
  );
}
