import { withCheckCharacter } from "#contract/code-characters.ts";
import type { CodeTargetType } from "#contract/short-codes.ts";
import type { MadePage } from "./insert-pages.ts";
import { createIds, createRandom, type Random } from "./random.ts";
import { dayBefore, shareOfToday } from "./site-now.ts";
import { daysAgo, type VisitedShop, type Workshop } from "./workshop.ts";

const CODES = 25;
const DAYS = 90;

const LOCALES = [
  ["en", 46],
  ["es", 18],
  ["km", 14],
  ["tl", 9],
  ["pt", 7],
  ["fr", 6],
] as const;

type Place = { readonly id: string; readonly device_id: string; readonly name: string };
type DemoCode = {
  readonly code?: string;
  readonly label: string | null;
  readonly target_type: CodeTargetType;
  readonly page_id?: string | undefined;
  readonly location_id?: string | undefined;
  readonly url?: string;
  readonly locale?: string;
  readonly place_name?: string | undefined;
  readonly target_title?: string | undefined;
  readonly retired_because?: string;
  readonly expires_at?: string;
  /** Scans on an average day. */
  readonly a_day: number;
};

const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const newCode = (random: Random) =>
  withCheckCharacter(Array.from({ length: 5 }, () => LETTERS[random.below(LETTERS.length)]).join(""));

/** Signs on poles: each opens its device's page. */
const poleOf = ({ id, name }: Place, at: number): DemoCode => ({
  label: `Pole ${11 + at * 3}`,
  target_type: "location",
  location_id: id,
  place_name: name,
  target_title: name,
  a_day: [14, 4, 9, 33, 2, 7, 12, 1, 5, 3, 18, 6][at % 12] ?? 4,
});

/** Other codes of a city: posters, a letter, an expired one, a blank one. */
function othersOf(shop: Workshop, pages: readonly MadePage[], places: readonly Place[]): DemoCode[] {
  const titled = (title: string) => pages.find(({ headline }) => headline.en === title);
  const toPage = (code: string, label: string, title: string, a_day: number): DemoCode => ({
    code,
    label,
    target_type: "page",
    page_id: titled(title)?.id,
    target_title: title,
    a_day,
  });
  const draft = pages.find(({ state }) => state === "draft");
  return [
    { code: "seaview-guide", label: "Posters, letters", target_type: "home", a_day: 18 },
    toPage("ferry", "Entrance B", "Public Wi-Fi, Ferry Terminal", 29),
    toPage("harbour-walk", "Walking map", "Along Harbour Walk", 11),
    toPage("port-walk", "Port open day", "Getting through the port", 3),
    { ...toPage("crowding-km", "Ticket hall, Khmer sign", "Ferry crowding forecast", 5), locale: "km" },
    { code: "privacy", label: "Letters", target_type: "url", url: "https://seaview.example/privacy", a_day: 2 },
    { ...toPage("open-day", "Flyer", "Along Harbour Walk", 0), expires_at: daysAgo(shop, 20) },
    {
      label: "Entrance A",
      target_type: "location",
      location_id: places[0]?.id,
      place_name: places[0]?.name,
      retired_because: "The crowd camera was taken down in September. Nothing is recorded here any more.",
      a_day: 0,
    },
    ...(draft
      ? [
          {
            label: "New sign",
            target_type: "page" as const,
            page_id: draft.id,
            target_title: draft.headline.en,
            a_day: 0,
          },
        ]
      : []),
    ...[2, 5, 7].map((label): DemoCode => ({
      label: `Sheet 3, label ${label}`,
      target_type: "none",
      a_day: label === 5 ? 1 : 0,
    })),
  ];
}

/** Fewer on Mondays, growing over time as the city prints more signs. */
function scansOn(random: Random, code: DemoCode, age: number) {
  const growth = 1.3 - age / DAYS / 1.6;
  return Math.floor(code.a_day * growth * (0.5 + random.share()));
}

type Made = DemoCode & { readonly id: string };

function dayOf({ customer_id, today }: VisitedShop, random: Random, { id, ...code }: Made, age: number) {
  const counts = new Map<string, number>();
  const share = age === 0 ? shareOfToday(today) : 1;
  for (let scans = Math.round(scansOn(random, code, age) * share); scans > 0; scans -= 1) {
    const locale = code.locale ?? random.pickWeighted(LOCALES);
    counts.set(locale, (counts.get(locale) ?? 0) + 1);
  }
  const common = { customer_id, short_code_id: id, day: dayBefore(today, age) };
  return [...counts].map(([locale, scans]) => ({ ...common, locale, scans }));
}

const agesBeforeToday = Array.from({ length: DAYS - 1 }, (_, at) => DAYS - 1 - at);

const readPlaces = async ({ db, customer_id }: Workshop): Promise<Place[]> => {
  const rows = await db
    .selectFrom("locations")
    .select(["id", "device_id", "address"])
    .where("customer_id", "=", customer_id)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id, device_id, address }) => ({ id, device_id, name: (address ?? "").replace(/, Seaview$/, "") }));
};

/** Inserts Seaview's codes with a quarter of scans. Returns which code leads to which page. */
export async function insertCodes(shop: VisitedShop, pages: readonly MadePage[]) {
  const { db, customer_id, by } = shop;
  // A separate seed, so that the rest of the demo does not change.
  const random = createRandom(20_260_724);
  const newId = createIds(random);
  const isPublic = ({ state }: MadePage) => state === "published" || state === "changed";
  const pageOf = (device_id: string) => pages.find((page) => page.device_id === device_id && isPublic(page));
  const places = (await readPlaces(shop)).filter(({ device_id }) => pageOf(device_id));
  const others = othersOf(shop, pages, places);
  const signs = places.slice(1, 1 + CODES - others.length).map(poleOf);
  const codes = [...signs, ...others].map((code) => ({ ...code, id: newId(), code: code.code ?? newCode(random) }));
  const before = codes.flatMap((code) => agesBeforeToday.flatMap((age) => dayOf(shop, random, code, age)));
  // A separate seed, so that the time of day does not change earlier days.
  const chanceToday = createRandom(20_260_725);
  const today = codes.flatMap((code) => dayOf(shop, chanceToday, code, 0));
  const lastScanOf = (id: string, a_day: number) => {
    const isToday = today.some(({ short_code_id }) => short_code_id === id);
    return daysAgo(shop, isToday ? (chanceToday.share() * shop.today.hour) / 24 / (1 + a_day) : 1 + 1 / (1 + a_day));
  };
  const days = [...before, ...today];
  const countOf = (id: string) =>
    days.filter((day) => day.short_code_id === id).reduce((sum, { scans }) => sum + scans, 0);
  const made_at = daysAgo(shop, 110);
  await db
    .insertInto("short_codes")
    .values(
      codes.map(({ a_day, place_name: _name, target_title: _title, retired_because = null, ...code }) => ({
        ...code,
        customer_id,
        retired_because,
        retired_at: retired_because && daysAgo(shop, 60),
        scan_count: countOf(code.id),
        last_scanned_at: countOf(code.id) ? lastScanOf(code.id, a_day) : null,
        created_by: by,
        updated_by: by,
        created_at: made_at,
        updated_at: made_at,
      })),
    )
    .execute();
  await db
    .insertInto("short_code_events")
    .values(
      codes.map(({ id, target_type, target_title = null, place_name = null }) => ({
        id: newId(),
        customer_id,
        short_code_id: id,
        kind: "created",
        target_type,
        target_title,
        place_name,
        at: made_at,
        actor_id: by,
      })),
    )
    .execute();
  await db.insertInto("short_code_days").values(days).execute();
  // scanned codes must have a mounted sign
  const hung = codes.filter(({ id }) => countOf(id) > 0).flatMap(({ location_id }) => location_id ?? []);
  await db
    .updateTable("locations")
    .set({ sign_installed_on: dayBefore(shop.today, 100) })
    .where("id", "in", hung)
    .where("sign_installed_on", "is", null)
    .execute();
  const [first = ""] = codes.map(({ code }) => code);
  await db
    .insertInto("orphan_scans")
    .values([
      { customer_id, asked: "harbourwalk", meant: "harbour-walk", scans: 9, last_at: daysAgo(shop, 0.3) },
      {
        customer_id,
        asked: `${first.slice(0, 4)}${first[5]}${first[4]}`,
        meant: first,
        scans: 4,
        last_at: daysAgo(shop, 2),
      },
      { customer_id, asked: withCheckCharacter("x2r9k"), meant: null, scans: 21, last_at: daysAgo(shop, 0.1) },
    ])
    .execute();
  const placed = new Map(places.map(({ id, device_id }) => [id, pageOf(device_id)?.id]));
  return new Map(codes.map(({ code, page_id, location_id }) => [page_id ?? placed.get(location_id ?? ""), code]));
}
