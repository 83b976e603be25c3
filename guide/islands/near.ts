import "./map.ts";

/** Sorts the list by the distance from the reader. The position stays in this tab: nothing is sent. */
const status = document.querySelector<HTMLElement>("[data-near-status]");
const list = document.querySelector<HTMLElement>("[data-near-list]");
const svg = document.querySelector<SVGSVGElement>("svg[data-map]");
const lang = `${document.documentElement.lang}-u-nu-latn`;

const say = (text: string | undefined) => {
  if (status) status.textContent = text ?? "";
};

/** Metres between two places of one city. */
function metresBetween(lat: number, lng: number, { latitude, longitude }: GeolocationCoordinates) {
  const east = (longitude - lng) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(latitude - lat, east) * 111_320;
}

function told(metres: number) {
  const [value, unit, digits] =
    metres < 995 ? [Math.round(metres / 10) * 10, "meter", 0] : [metres / 1000, "kilometer", 1];
  return new Intl.NumberFormat(lang, { style: "unit", unit, maximumFractionDigits: digits }).format(value);
}

/** The drawing says how degrees become its units. */
function drawYou({ latitude, longitude }: GeolocationCoordinates) {
  const [x0 = NaN, perLng = NaN, y0 = NaN, perLat = NaN] = (svg?.dataset["frame"] ?? "").split(" ").map(Number);
  const [x, y] = [x0 + longitude * perLng, y0 + latitude * perLat];
  if (!svg || !(x > 0 && x < 800 && y > 0 && y < 800)) return;
  const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  dot.setAttribute("class", "g-map-you");
  for (const [name, value] of Object.entries({ cx: x, cy: y, r: 14 })) dot.setAttribute(name, String(value));
  svg.append(dot);
}

function sortBy({ coords }: GeolocationPosition) {
  const items = [...(list?.querySelectorAll<HTMLElement>("li[data-lat]") ?? [])]
    .map((item) => ({
      item,
      metres: metresBetween(Number(item.dataset["lat"]), Number(item.dataset["lng"]), coords),
    }))
    .toSorted((a, b) => a.metres - b.metres);
  for (const { item, metres } of items) {
    const away = item.querySelector(".g-away");
    if (away) away.textContent = told(metres);
  }
  // places keep their numbers: the drawing has the same
  list?.prepend(...items.map(({ item }) => item));
  drawYou(coords);
  say(status?.dataset["you"]);
}

if (list && "geolocation" in navigator) {
  say(status?.dataset["waiting"]);
  navigator.geolocation.getCurrentPosition(sortBy, () => say(status?.dataset["refused"]), {
    timeout: 20_000,
    maximumAge: 60_000,
  });
}
