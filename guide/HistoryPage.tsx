import type { LText } from "#contract/texts.ts";
import { fill } from "./fill.ts";
import { wholeOf } from "#contract/whole-version.ts";
import { languageTag } from "./language.ts";
import type { ComparedVersions, ListedVersion, PageVersion } from "./page-history.ts";
import type { Withheld } from "./content.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { Differences } from "./parts/Differences.tsx";
import { Icon } from "./parts/Icon.tsx";
import { Pager } from "./parts/Pager.tsx";
import { Said } from "./parts/Said.tsx";
import { Reason } from "./parts/WithheldParts.tsx";
import type { Reading } from "./reading.ts";
import { serviceWords } from "./service-words.ts";

type Props = {
  readonly reading: Reading;
  readonly title: LText;
  /** Path of the page: `/devices/dock-road`. */
  readonly path: string;
  /** The versions on this page of the list, newest first. */
  readonly versions: readonly PageVersion[];
  readonly page: number;
  readonly last: number;
  /** All versions offered for comparison, newest first. */
  readonly all: readonly ListedVersion[];
  /** The two chosen versions: their comparison replaces the list. */
  readonly compared: ComparedVersions | null;
};

type VersionProps = Pick<Props, "reading" | "path"> & { readonly version: PageVersion; readonly isCurrent: boolean };

const comparedPath = (path: string, from: number, to: number, page = 1) =>
  `${path}/history?from=${from}&to=${to}${page > 1 ? `&page=${page}` : ""}`;

const wordsOfPair = (reading: Reading, from: number, to: number) =>
  fill(serviceWords(reading).compared, { from: reading.formats.number(from), to: reading.formats.number(to) });

function Version({ reading, path, version, isCurrent }: VersionProps) {
  const { words: shared, formats, around, site, locale, id } = reading;
  const words = serviceWords(reading);
  const { number, note, published_at, changes } = version;
  // change notes exist only in the site's default language
  const lang = note && site.default_locale !== locale ? languageTag(site.default_locale) : undefined;
  const isFirst = number === 1;
  const date = formats.dayOf(published_at);
  return (
    <li className={`g-version${isCurrent ? " g-version-now" : ""}`} id={id(`v${number}`)}>
      <h2 lang={lang} dir={lang && "auto"}>
        {note ?? (isFirst ? shared.first_published : shared.updated)}
      </h2>
      <p className="g-version-by" {...reading.ours}>
        <time dateTime={published_at}>{fill(words.version_on, { number: formats.number(number), date })}</time>
        {isCurrent && ` · ${words.current}`}
      </p>
      {changes && <Differences reading={reading} changes={changes} />}
      {changes && (changes.is_cut || changes.last > 1) && (
        <p>
          <a className="g-tap" href={around.pageUrl(comparedPath(path, number - 1, number))}>
            {wordsOfPair(reading, number - 1, number)}
          </a>
        </p>
      )}
      <p>
        <a className="g-tap" href={around.pageUrl(isCurrent ? path : `${path}/history/${number}`)}>
          {isCurrent ? words.read_current : fill(words.read_version, { number: formats.number(number) })}
        </a>
      </p>
    </li>
  );
}

type WithheldProps = Pick<VersionProps, "reading" | "version"> & { readonly withheld: Withheld };

/** Nothing of it may be read but the reason. */
function WithheldVersion({ reading, version: { number, published_at }, withheld }: WithheldProps) {
  const { formats, id } = reading;
  const words = serviceWords(reading);
  const date = formats.dayOf(published_at);
  return (
    <li className="g-version" id={id(`v${number}`)}>
      <h2>{words.withheld}</h2>
      <p className="g-version-by" {...reading.ours}>
        <time dateTime={published_at}>{fill(words.version_on, { number: formats.number(number), date })}</time>
      </p>
      <p className="g-version-note">
        <Reason reading={reading} reason={withheld.reason} />
      </p>
    </li>
  );
}

function CompareForm({ reading, path, all, compared }: Pick<Props, "reading" | "path" | "all" | "compared">) {
  const { around, formats, locale, site, id } = reading;
  const words = serviceWords(reading);
  if (all.length < 2) return null;
  const fields = [
    { name: "from", label: words.from_version, value: compared?.from ?? all.at(-1)?.number },
    { name: "to", label: words.to_version, value: compared?.to ?? all[0]?.number },
  ];
  return (
    <form
      className="g-compare"
      {...reading.ours}
      action={around.pageUrl(`${path}/history`)}
      aria-labelledby={id("compare-title")}
    >
      <h2 id={id("compare-title")}>{words.compare_title}</h2>
      {locale !== site.default_locale && <input type="hidden" name="lang" value={locale} />}
      {fields.map(({ name, label, value }) => (
        <div key={name} className="g-field">
          <label htmlFor={id(name)}>{label}</label>
          <select className="g-input" id={id(name)} name={name} defaultValue={value}>
            {all.map(({ number, published_at }) => (
              <option key={number} value={number}>
                {formats.number(number)}, {formats.dayOf(published_at)}
              </option>
            ))}
          </select>
        </div>
      ))}
      <button type="submit" className="g-btn">
        {words.compare}
      </button>
    </form>
  );
}

function VersionList({ reading, versions }: Pick<Props, "reading" | "versions">) {
  const { formats, id } = reading;
  const words = serviceWords(reading);
  return (
    <nav className="g-toc" aria-label={words.versions}>
      <p className="g-toc-title">{words.versions}</p>
      <ul>
        {versions.map(({ number, published_at }) => (
          <li key={number}>
            <a href={`#${id(`v${number}`)}`}>
              {formats.number(number)} · {formats.dayOf(published_at)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ComparedProps = Pick<Props, "reading" | "path"> & { readonly compared: ComparedVersions };

function Compared({ reading, path, compared: { from, to, changes } }: ComparedProps) {
  const { id, around } = reading;
  return (
    <section className="g-compared" aria-labelledby={id("compared-title")}>
      <h2 id={id("compared-title")}>{wordsOfPair(reading, from, to)}</h2>
      <Differences reading={reading} changes={changes} />
      <Pager
        reading={reading}
        page={changes.page}
        last={changes.last}
        pathOf={(page) => comparedPath(path, from, to, page)}
      />
      <p>
        <a className="g-tap" href={around.pageUrl(`${path}/history`)}>
          {serviceWords(reading).all_versions}
        </a>
      </p>
    </section>
  );
}

type ListProps = Pick<Props, "reading" | "path" | "versions" | "page" | "last" | "all">;

function Versions({ reading, path, versions, page, last, all }: ListProps) {
  return (
    <>
      <ol className="g-versions">
        {versions.map((version) => {
          const withheld = wholeOf(version.withheld);
          if (withheld)
            return <WithheldVersion key={version.number} reading={reading} version={version} withheld={withheld} />;
          const isCurrent = version.number === all[0]?.number;
          return <Version key={version.number} reading={reading} path={path} version={version} isCurrent={isCurrent} />;
        })}
      </ol>
      <Pager
        reading={reading}
        page={page}
        last={last}
        pathOf={(to) => `${path}/history${to > 1 ? `?page=${to}` : ""}`}
      />
    </>
  );
}

/** All publications with their differences in words. Each version has a permanent address. */
export function HistoryPage({ title, compared, ...list }: Props) {
  const { reading, path, versions, all } = list;
  const { read, around } = reading;
  const words = serviceWords(reading);
  const said = read(title);
  return (
    <div className="g-wrap g-page">
      <Crumbs reading={reading} path={path}>
        {said && <Said text={said} />}
      </Crumbs>
      <div className="g-head-plain" {...reading.ours}>
        <h1>{words.history_title}</h1>
        <p className="g-lead">
          {all.some(({ withheld }) => withheld.length > 0) ? words.history_lead_withheld : words.history_lead}
        </p>
        <p className="g-legend" aria-hidden="true">
          <del>{words.removed}</del>
          <ins>{words.added}</ins>
        </p>
      </div>
      <div className="g-cols">
        {compared ? <div /> : <VersionList reading={reading} versions={versions} />}
        <div className="g-col">
          {compared ? <Compared reading={reading} path={path} compared={compared} /> : <Versions {...list} />}
          <CompareForm reading={reading} path={path} all={all} compared={compared} />
          <p className="g-more">
            <a className="g-tap" href={around.pageUrl(`${path}/feed.atom`)}>
              <Icon name="rss" small />
              <span>{words.follow_page}</span>
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
