import type { LText } from "#contract/texts.ts";
import type { Identifiability } from "#datachain/model.ts";
import { groundFor } from "./base-map.ts";
import { fill } from "./fill.ts";
import type { FoundPlaces, PlacesQuery } from "./find-places.ts";
import type { MapPlace } from "./map-places.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { Icon } from "./parts/Icon.tsx";
import { MistakeLink } from "./parts/MistakeLink.tsx";
import { NeedsScript } from "./parts/NeedsScript.tsx";
import { MapDrawing } from "./parts/MapDrawing.tsx";
import { Pager } from "./parts/Pager.tsx";
import { PlaceLine } from "./parts/PlaceLine.tsx";
import { type Elsewhere, PlacesElsewhere } from "./parts/PlacesElsewhere.tsx";
import type { Reading } from "./reading.ts";
import { serviceWords } from "./service-words.ts";

type MapQuery = Pick<PlacesQuery, "near" | "identifiability">;
type Props = {
  readonly reading: Reading;
  readonly found: FoundPlaces;
  /** The listed places by id. */
  readonly places: ReadonlyMap<string, MapPlace>;
  /** Name of the street or place found for the typed text. */
  readonly street?: LText | undefined;
  /** For the script that sorts by distance: places on other pages of the list. */
  readonly elsewhere?: Elsewhere | undefined;
};

export const KINDS: readonly Identifiability[] = ["identifiable", "de_identified", "none"];

/** Address of the map: sorted by distance from a street, filtered by kind, paged. */
export function mapPath(near: string, identifiability: string | null, page = 1) {
  const asked = {
    ...(near && { near }),
    ...(identifiability && { identifiability }),
    ...(page > 1 && { page: String(page) }),
  };
  const query = new URLSearchParams(asked).toString();
  return `/map${query && `?${query}`}`;
}

type NearProps = { readonly reading: Reading; readonly asked: MapQuery };

function NearForm({ reading, asked: { near, identifiability } }: NearProps) {
  const { around, id, locale, site } = reading;
  const words = serviceWords(reading);
  return (
    <form className="g-field" role="search" {...reading.ours} action={around.pageUrl(`/map#${id("found")}`)}>
      <label htmlFor={id("near")}>{words.near_street}</label>
      {locale !== site.default_locale && <input type="hidden" name="lang" value={locale} />}
      {identifiability && <input type="hidden" name="identifiability" value={identifiability} />}
      <div className="g-find-row">
        <input
          className="g-input"
          id={id("near")}
          name="near"
          defaultValue={near}
          maxLength={200}
          autoComplete="off"
          dir="auto"
        />
        <button type="submit" className="g-btn g-btn-line">
          {words.go}
        </button>
      </div>
    </form>
  );
}

function NearRow(props: NearProps) {
  const { around, id } = props.reading;
  const words = serviceWords(props.reading);
  // distance is measured to all places, so the link can drop the street and page
  const path = mapPath("", props.asked.identifiability);
  const href =
    around.islandPageUrl && around.pageUrl(`${path}${path.includes("?") ? "&" : "?"}with=near#${id("found")}`);
  return (
    <>
      <div className="g-nearrow">
        {href && (
          <a className="g-btn" href={href}>
            <Icon name="locate-fixed" />
            {words.near_me}
          </a>
        )}
        <NearForm {...props} />
      </div>
      {href && <p className="g-small g-muted g-near-note">{words.near_private}</p>}
    </>
  );
}

function Kinds({ reading, found: { asked, all, kinds: counts } }: Pick<Props, "reading" | "found">) {
  const { words, chainWords, formats, around, id } = reading;
  const { near, identifiability } = asked;
  const kinds = KINDS.map((value) => ({
    value,
    name: chainWords.identifiability[value],
    count: counts[value],
  })).filter(({ count }) => count > 0);
  if (kinds.length < 2) return null;
  const choices = [{ value: null, name: words.all, count: all }, ...kinds];
  return (
    <div className="g-filters">
      <div className="g-filter">
        <p className="g-filter-name" id={id("show")}>
          {words.show}
        </p>
        <ul className="g-chips" aria-labelledby={id("show")}>
          {choices.map(({ value, name, count }) => (
            <li key={name}>
              <a
                className="g-chip"
                href={around.pageUrl(`${mapPath(near, value)}#${id("map")}`)}
                aria-current={value === (identifiability || null) ? "true" : undefined}
              >
                {name} <span>{formats.number(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function statusText({ reading, found: { asked, total, shown }, street }: Props) {
  const { words: shared, formats } = reading;
  const words = serviceWords(reading);
  const [count, all] = [formats.number(shown.length), formats.number(total)];
  const name = street && reading.read(street)?.text;
  const { near } = asked;
  return [
    near && (name ? fill(words.nearest_first, { street: name }) : fill(words.near_unknown, { street: near })),
    shown.length < total ? fill(shared.showing, { count, total: all }) : fill(words.places, { count }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The pins or, when there are too many, clusters with counts. */
function Drawn({ reading, found: { shown, crowd }, places }: Props) {
  const { number } = reading.formats;
  const pins = crowd ?? shown.map(({ point }, index) => ({ ...point, number: number(index + 1) }));
  return (
    <MapDrawing
      reading={reading}
      pins={pins}
      outlines={crowd ? [] : [...places.values()]}
      map={groundFor(reading.around.map, pins)}
      isCrowded={crowd !== null}
    />
  );
}

function List({ reading, found: { shown, crowd }, places }: Props) {
  const number = (index: number) => (crowd ? "" : reading.formats.number(index + 1));
  return (
    <ol className="g-maplist" data-near-list="">
      {shown.map(({ point: { id }, metres }, index) => {
        const place = places.get(id);
        return place && <PlaceLine key={id} reading={reading} place={place} number={number(index)} metres={metres} />;
      })}
    </ol>
  );
}

/** All places: a drawing, and a list with the same content. */
export function MapPage(props: Props) {
  const { reading, found, elsewhere } = props;
  const { words: shared, around, id } = reading;
  const words = serviceWords(reading);
  const { near, identifiability } = found.asked;
  const mapHref = around.islandPageUrl?.("map");
  return (
    <div className="g-wrap g-page">
      <Crumbs reading={reading} />
      <h1 {...reading.ours}>{shared.where_all}</h1>
      {found.all === 0 ? (
        <p className="g-none">{words.no_places}</p>
      ) : (
        <>
          <NearRow reading={reading} asked={found.asked} />
          <Kinds reading={reading} found={found} />
          <div className="g-mapgrid g-mapgrid-big" id={id("map")}>
            <div className="g-map-side">
              <Drawn {...props} />
              {around.island?.name === "map" && <NeedsScript reading={reading} />}
              {mapHref && (
                <p data-hidden-by="map">
                  <a className="g-tap" href={`${mapHref}#${id("map")}`} rel="nofollow">
                    {words.move_map}
                  </a>
                </p>
              )}
            </div>
            <div>
              {around.island?.name === "near" && <NeedsScript reading={reading} />}
              <p
                id={id("found")}
                className="g-count"
                role="status"
                tabIndex={-1}
                data-near-status=""
                data-you={words.near_you}
                data-waiting={words.near_waiting}
                data-refused={words.near_refused}
              >
                {statusText(props)}
              </p>
              <List {...props} />
              {elsewhere && <PlacesElsewhere reading={reading} elsewhere={elsewhere} />}
              <div data-near-pager="">
                <Pager
                  reading={reading}
                  page={found.page}
                  last={found.last}
                  pathOf={(page) => `${mapPath(near, identifiability, page)}#${id("found")}`}
                />
              </div>
            </div>
          </div>
        </>
      )}
      <MistakeLink reading={reading} at="/map" />
    </div>
  );
}
