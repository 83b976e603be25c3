import type { Identifiability } from "#datachain/model.ts";
import { type BaseMap, groundFor } from "./base-map.ts";
import { fill } from "./fill.ts";
import { anchorOf, type Away, kindOf, type MapPlace, placesNear } from "./map-places.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { Icon } from "./parts/Icon.tsx";
import { MapDrawing } from "./parts/MapDrawing.tsx";
import { Pager } from "./parts/Pager.tsx";
import { PlaceLine } from "./parts/PlaceLine.tsx";
import { PlacesElsewhere } from "./parts/PlacesElsewhere.tsx";
import { MOST_LISTED } from "./places-elsewhere.ts";
import type { Reading } from "./reading.ts";
import { serviceWords } from "./service-words.ts";

type Props = {
  readonly reading: Reading;
  /** Every public place that has a position, a line or an area. */
  readonly places: readonly MapPlace[];
  /** The street or place that was typed: `/map?near=Dock+Road`. */
  readonly near: string;
  /** `/map?identifiability=none`. */
  readonly identifiability: string | null;
  /** From 1. */
  readonly page?: number;
};

const KINDS: readonly Identifiability[] = ["identifiable", "de_identified", "none"];

/** The address of the map: nearest first to a street, of one kind, the first page or another. */
export function mapPath(near: string, identifiability: string | null, page = 1) {
  const asked = {
    ...(near && { near }),
    ...(identifiability && { identifiability }),
    ...(page > 1 && { page: String(page) }),
  };
  const query = new URLSearchParams(asked).toString();
  return `/map${query && `?${query}`}`;
}

function NearForm({ reading, near, identifiability }: Pick<Props, "reading" | "near" | "identifiability">) {
  const { around, id, locale, site } = reading;
  const words = serviceWords(reading);
  return (
    <form className="g-field" role="search" {...reading.ours} action={around.pageUrl("/map")}>
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

function NearRow(props: Pick<Props, "reading" | "near" | "identifiability">) {
  const { around } = props.reading;
  const words = serviceWords(props.reading);
  const href = around.islandPageUrl?.("near");
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

function Kinds({ reading, places, near, identifiability }: Omit<Props, "page">) {
  const { words, chainWords, formats, around, id } = reading;
  const kinds = KINDS.map((value) => ({
    value,
    name: chainWords.identifiability[value],
    count: places.filter((place) => kindOf(place) === value).length,
  })).filter(({ count }) => count > 0);
  if (kinds.length < 2) return null;
  const choices = [{ value: null, name: words.all, count: places.length }, ...kinds];
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
                href={around.pageUrl(mapPath(near, value))}
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

/**
 * By distance from what was typed, else as they come. A page of them is drawn with numbers; without a street to begin at,
 * all of many are drawn, as counts.
 */
function placesOf({ reading, places, near, identifiability, page: asked = 1 }: Props, map: BaseMap | undefined) {
  const found = near ? placesNear(near, places, map) : undefined;
  const sorted: readonly Away<MapPlace>[] = found?.places ?? places.map((place) => ({ ...place, metres: null }));
  const wanted = identifiability ? sorted.filter((place) => kindOf(place) === identifiability) : sorted;
  const last = Math.max(1, Math.ceil(wanted.length / MOST_LISTED));
  const page = Math.min(asked, last);
  const isCrowded = !found && last > 1;
  const number = (index: number) => (isCrowded ? "" : reading.formats.number(index + 1));
  const [from, to] = [(page - 1) * MOST_LISTED, page * MOST_LISTED];
  const shown = wanted.slice(from, to).map((place, index) => ({ ...place, number: number(index) }));
  const drawn = isCrowded ? wanted.map((place) => ({ ...place, number: "" })) : shown;
  const street = found && reading.read(found.name)?.text;
  return {
    shown,
    elsewhere: wanted.toSpliced(from, MOST_LISTED),
    drawn,
    isCrowded,
    page,
    last,
    total: wanted.length,
    street,
  };
}

function told(
  { reading, near }: Pick<Props, "reading" | "near">,
  { total, shown, street }: ReturnType<typeof placesOf>,
) {
  const { words: shared, formats } = reading;
  const words = serviceWords(reading);
  const [count, all] = [formats.number(shown.length), formats.number(total)];
  return [
    near && (street ? fill(words.nearest_first, { street }) : fill(words.near_unknown, { street: near })),
    shown.length < total ? fill(shared.showing, { count, total: all }) : fill(words.places, { count }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Where everything is: a drawing, and the list that says the same. */
export function MapPage(props: Props) {
  const { reading, near, identifiability, places } = props;
  const { words: shared, around, id } = reading;
  const words = serviceWords(reading);
  const map = groundFor(
    around.map,
    places.flatMap((place) => anchorOf(place) ?? []),
  );
  const found = placesOf(props, map);
  const mapHref = around.islandPageUrl?.("map");
  return (
    <div className="g-wrap g-page">
      <Crumbs reading={reading} />
      <h1 {...reading.ours}>{shared.where_all}</h1>
      {places.length === 0 ? (
        <p className="g-none">{words.no_places}</p>
      ) : (
        <>
          <NearRow {...props} />
          <Kinds {...props} />
          <div className="g-mapgrid g-mapgrid-big" id={id("map")}>
            <div className="g-map-side">
              <MapDrawing reading={reading} places={found.drawn} map={map} isCrowded={found.isCrowded} />
              {mapHref && (
                <p data-hidden-by="map">
                  <a className="g-tap" href={mapHref}>
                    {words.move_map}
                  </a>
                </p>
              )}
            </div>
            <div>
              <p
                className="g-count"
                role="status"
                data-near-status=""
                data-you={words.near_you}
                data-waiting={words.near_waiting}
                data-refused={words.near_refused}
              >
                {told({ reading, near }, found)}
              </p>
              <ol className="g-maplist" data-near-list="">
                {found.shown.map((place) => (
                  <PlaceLine key={place.id} reading={reading} place={place} />
                ))}
              </ol>
              <PlacesElsewhere reading={reading} places={found.elsewhere} />
              <div data-near-pager="">
                <Pager
                  reading={reading}
                  page={found.page}
                  last={found.last}
                  pathOf={(page) => mapPath(near, identifiability, page)}
                />
              </div>
            </div>
          </div>
        </>
      )}
    </div>
  );
}
