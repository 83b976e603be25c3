import type { LText } from "#contract/texts.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { fill } from "./fill.ts";
import { languageTag } from "./language.ts";
import type { ComparedVersions, PageVersion } from "./page-history.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { Differences } from "./parts/Differences.tsx";
import { Icon } from "./parts/Icon.tsx";
import { Said } from "./parts/Said.tsx";
import type { Reading } from "./reading.ts";
import { serviceWords } from "./service-words.ts";

type Props = {
  readonly reading: Reading;
  readonly title: LText;
  /** Where the page is: `/devices/dock-road`. */
  readonly path: string;
  /** Newest first. */
  readonly versions: readonly PageVersion[];
  readonly compared: ComparedVersions | null;
  /** The vocabulary of the page's datachain, by its id. */
  readonly taxonomy_id: string | null;
};

type VersionProps = Omit<Props, "versions" | "compared" | "title" | "taxonomy_id"> & {
  readonly version: PageVersion;
  readonly isCurrent: boolean;
  readonly taxonomy: Taxonomy | undefined;
};

function Version({ reading, path, version, isCurrent, taxonomy }: VersionProps) {
  const { words: shared, formats, around, site, locale, id } = reading;
  const words = serviceWords(reading);
  const { number, note, published_at, differences } = version;
  // notes are written once, in the site's own language
  const lang = note && site.default_locale !== locale ? languageTag(site.default_locale) : undefined;
  const isFirst = number === 1;
  const date = formats.dayOf(published_at);
  return (
    <li className={`g-version${isCurrent ? " g-version-now" : ""}`} id={id(`v${number}`)}>
      <h2 lang={lang} dir={lang && "auto"}>
        {note ?? (isFirst ? shared.first_published : shared.updated)}
      </h2>
      <p className="g-version-by">
        <time dateTime={published_at}>{fill(words.version_on, { number: formats.number(number), date })}</time>
        {isCurrent && ` · ${words.current}`}
      </p>
      {!isFirst && <Differences reading={reading} differences={differences} taxonomy={taxonomy} />}
      <p>
        <a className="g-tap" href={around.pageUrl(isCurrent ? path : `${path}/history/${number}`)}>
          {isCurrent ? words.read_current : fill(words.read_version, { number: formats.number(number) })}
        </a>
      </p>
    </li>
  );
}

function CompareForm({ reading, path, versions, compared }: Omit<Props, "title" | "taxonomy_id">) {
  const { around, formats, locale, site, id } = reading;
  const words = serviceWords(reading);
  if (versions.length < 2) return null;
  const fields = [
    { name: "from", label: words.from_version, value: compared?.from ?? versions.at(-1)?.number },
    { name: "to", label: words.to_version, value: compared?.to ?? versions[0]?.number },
  ];
  return (
    <form className="g-compare" action={around.pageUrl(`${path}/history`)} aria-labelledby={id("compare-title")}>
      <h2 id={id("compare-title")}>{words.compare_title}</h2>
      {locale !== site.default_locale && <input type="hidden" name="lang" value={locale} />}
      {fields.map(({ name, label, value }) => (
        <div key={name} className="g-field">
          <label htmlFor={id(name)}>{label}</label>
          <select className="g-input" id={id(name)} name={name} defaultValue={value}>
            {versions.map(({ number, published_at }) => (
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

type ComparedProps = Pick<Props, "reading"> & {
  readonly compared: ComparedVersions;
  readonly taxonomy: Taxonomy | undefined;
};

function Compared({ reading, compared, taxonomy }: ComparedProps) {
  const { formats, id } = reading;
  const [from, to] = [formats.number(compared.from), formats.number(compared.to)];
  return (
    <section className="g-compared" aria-labelledby={id("compared-title")}>
      <h2 id={id("compared-title")}>{fill(serviceWords(reading).compared, { from, to })}</h2>
      <Differences reading={reading} differences={compared.differences} taxonomy={taxonomy} />
    </section>
  );
}

/** What was published when, with the differences in words. Every version has an address that stays. */
export function HistoryPage({ reading, title, path, versions, compared, taxonomy_id }: Props) {
  const { read, around } = reading;
  const words = serviceWords(reading);
  const said = read(title);
  const taxonomy = taxonomy_id === null ? undefined : reading.taxonomyOf(taxonomy_id);
  return (
    <div className="g-wrap g-page">
      <Crumbs reading={reading} path={path}>
        {said && <Said text={said} />}
      </Crumbs>
      <div className="g-head-plain">
        <h1>{words.history_title}</h1>
        <p className="g-lead">{words.history_lead}</p>
        <p className="g-legend" aria-hidden="true">
          <del>{words.removed}</del>
          <ins>{words.added}</ins>
        </p>
      </div>
      <div className="g-cols">
        <VersionList reading={reading} versions={versions} />
        <div className="g-col">
          {compared && <Compared reading={reading} compared={compared} taxonomy={taxonomy} />}
          <ol className="g-versions">
            {versions.map((version, index) => (
              <Version
                key={version.number}
                reading={reading}
                path={path}
                version={version}
                isCurrent={index === 0}
                taxonomy={taxonomy}
              />
            ))}
          </ol>
          <CompareForm reading={reading} path={path} versions={versions} compared={compared} />
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
