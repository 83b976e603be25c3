import { type ElsewherePlace, MOST_LISTED } from "../places-elsewhere.ts";
import { find, findMap, focusAfterLoad } from "./find.ts";
import "./map.ts";

/** Sorts the list by distance from the reader. The position never leaves this tab. */
const status = find("[data-near-status]");
const list = find("[data-near-list]");
const svg = findMap();
const lang = `${document.documentElement.lang}-u-nu-latn`;

const say = (text: string | undefined) => {
  if (status) status.textContent = text ?? "";
};

/** Metres between two places; flat, which is accurate enough within a city. */
function metresBetween(lat: number, lng: number, { latitude, longitude }: GeolocationCoordinates) {
  const east = (longitude - lng) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(latitude - lat, east) * 111_320;
}

function formatDistance(metres: number) {
  const [value, unit, digits] =
    metres < 995 ? [Math.round(metres / 10) * 10, "meter", 0] : [metres / 1000, "kilometer", 1];
  return new Intl.NumberFormat(lang, { style: "unit", unit, maximumFractionDigits: digits }).format(value);
}

/** Draws the reader's position, using the projection in the drawing's data attribute. */
function drawYou({ latitude, longitude }: GeolocationCoordinates) {
  const [x0 = NaN, perLng = NaN, y0 = NaN, perLat = NaN] = (svg?.dataset["frame"] ?? "").split(" ").map(Number);
  const [x, y] = [x0 + longitude * perLng, y0 + latitude * perLat];
  if (!svg || !(x > 0 && x < 800 && y > 0 && y < 800)) return;
  const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  for (const [name, value] of Object.entries({ class: "g-map-you", cx: x, cy: y, r: 14 }))
    dot.setAttribute(name, String(value));
  svg.append(dot);
}

/** Places on the list's other pages. */
const elsewhere = JSON.parse(find("[data-near-elsewhere]")?.textContent ?? "[]") as readonly ElsewherePlace[];

const write = (element: HTMLElement | null | undefined, { text, lang = "", dir = "" }: ElsewherePlace["title"]) =>
  Object.assign(element ?? {}, { textContent: text, lang, dir });

/** Clones a template row. */
function lineOf({ kind, href, title, name }: ElsewherePlace) {
  const like = document.querySelector<HTMLTemplateElement>(`template[data-near-like=${kind}]`);
  const line = like?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  line?.querySelector("a")?.setAttribute("href", href);
  write(line?.querySelector("b"), title);
  write(line?.querySelector("small"), name);
  return line;
}

function sortBy({ coords }: GeolocationPosition) {
  const shown = [...(list?.querySelectorAll<HTMLElement>("li[data-lat]") ?? [])];
  const nearest = [
    ...shown.map((item) => ({ lat: Number(item.dataset["lat"]), lng: Number(item.dataset["lng"]), make: () => item })),
    ...elsewhere.map((place) => ({ ...place, make: () => lineOf(place) })),
  ]
    .map(({ lat, lng, make }) => ({ make, metres: metresBetween(lat, lng, coords) }))
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, MOST_LISTED);
  const lines = nearest.flatMap(({ make, metres }) => {
    const line = make();
    const away = line?.querySelector(".g-away");
    if (away) away.textContent = formatDistance(metres);
    return line ?? [];
  });
  // keep the numbers: the drawing shows the same ones
  list?.replaceChildren(...lines);
  find("[data-near-pager]")?.remove();
  drawYou(coords);
  say(status?.dataset["you"]);
  if (status) focusAfterLoad(status);
}

if (list && "geolocation" in navigator) {
  say(status?.dataset["waiting"]);
  navigator.geolocation.getCurrentPosition(sortBy, () => say(status?.dataset["refused"]), {
    timeout: 20_000,
    maximumAge: 60_000,
  });
}
