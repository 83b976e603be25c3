import { createHash } from "node:crypto";
import { seaviewAlgorithms } from "./algorithms.ts";
import { DEVICE_FACTS } from "./device-facts.ts";
import type { MadePage } from "./insert-pages.ts";
import { daysAgo, type Workshop } from "./workshop.ts";

type Proposed = {
  /** Without a field it is a comment on the whole. */
  readonly field?: string;
  readonly base?: string;
  readonly value?: string;
  readonly comment?: string;
  readonly accepted?: { readonly days: number; readonly reply: string };
};

type DemoLink = {
  /** The page's English headline; the link shares its device or algorithm if `part` is not the page. */
  readonly page: string;
  readonly part: "page" | "details" | "factsheet";
  readonly permission: "view" | "suggest";
  readonly label: string;
  readonly days: number;
  readonly suggestions: readonly Proposed[];
};

const WATERSIDE =
  "The figures show when the walk is crowded. They helped to decide where benches and lamps were needed.";
const FORECAST = seaviewAlgorithms.find(({ name }) => name === "Parking demand forecast");

/** Links for a supplier, neighbours, another supplier, passengers with an answer, and the press. */
const LINKS: readonly DemoLink[] = [
  {
    page: "Parking demand forecast",
    part: "factsheet",
    permission: "suggest",
    label: "TransitVision",
    days: 0.2,
    suggestions: [
      {
        field: "answers.purpose",
        base: FORECAST?.purpose.en ?? "",
        value: "Fewer cars drive around looking for a space. Drivers see free spaces on the signs and in the app.",
      },
      {
        field: "answers.data_summary",
        base: FORECAST?.data.en ?? "",
        value: "Cars that entered and left each car park, the weather and the city’s event calendar. No number plates.",
        comment: "The weather data comes from the national service. I can send the contract.",
      },
      {
        field: "answers.human_oversight",
        value:
          "The parking control room can switch the forecast off at any time. The signs then show live counts only.",
      },
      { comment: "Section 4 still names our old product. It has been called ParkSense 3 since July." },
    ],
  },
  {
    page: "People counter, Harbour Walk",
    part: "page",
    permission: "suggest",
    label: "Harbour Association",
    days: 1.1,
    suggestions: [
      {
        field: "body",
        base: WATERSIDE,
        value: `${WATERSIDE} The monthly totals hang in the lighthouse.`,
        comment: "People ask us for the numbers every week.",
      },
      {
        field: "subtitle",
        // has been rewritten since
        base: "Counts walkers on the quay.",
        value: "Counts walkers on the quay, day and night.",
      },
    ],
  },
  {
    page: "Licence plate reader, Dock Road",
    part: "details",
    permission: "suggest",
    label: "Hauliers’ federation",
    days: 4,
    suggestions: [
      {
        field: "summary",
        base: DEVICE_FACTS["TRA-0029"]?.summary.en ?? "",
        value: "Opens the barrier for lorries that are registered with the port.",
      },
    ],
  },
  {
    page: "Public Wi-Fi, Ferry Terminal",
    part: "page",
    permission: "suggest",
    label: "Ferry passengers’ council",
    days: 9,
    suggestions: [
      {
        field: "body",
        base: "Anyone can use it for two hours without registering.",
        value: "Anyone can use it for two hours without registering. It does not note which pages you open.",
        accepted: { days: 8, reply: "Thank you, that is clearer. We have taken it over." },
      },
    ],
  },
  {
    page: "Bus lane camera, Mill Street",
    part: "page",
    permission: "view",
    label: "Press office",
    days: 12,
    suggestions: [],
  },
];

const FOLDERS = { device_page: "devices", algorithm_page: "algorithms", collection_page: "collections" } as const;

function targetOf({ id, type, device_id, algorithm_id }: MadePage, part: DemoLink["part"]) {
  if (part === "page") return `/guide-app/pages/${FOLDERS[type]}/${id}`;
  return device_id ? `/inventory/devices/${device_id}/${part}` : `/inventory/algorithms/${algorithm_id}/${part}`;
}

function linkRow(shop: Workshop, page: MadePage, { part, permission, label, days, suggestions }: DemoLink) {
  const id = shop.newId();
  return {
    id,
    customer_id: shop.customer_id,
    // nobody has the link itself: it is shown once, on creation
    token_hash: createHash("sha256").update(id).digest(),
    redirect_to: targetOf(page, part),
    permission,
    label,
    expires_at: daysAgo(shop, days - 30),
    last_used_at: suggestions.length ? daysAgo(shop, days) : null,
    use_count: suggestions.length,
    created_at: daysAgo(shop, days + 3),
    created_by: shop.by,
  };
}

function suggestionRow(shop: Workshop, link_id: string, link: DemoLink, told: Proposed) {
  const { field, base = "", value, comment = "", accepted } = told;
  return {
    id: shop.newId(),
    customer_id: shop.customer_id,
    share_link_id: link_id,
    part: link.part,
    field: field ?? null,
    locale: field ? "en" : null,
    base,
    value: value ?? null,
    comment,
    proposer: link.label,
    created_at: daysAgo(shop, link.days),
    ...(accepted && {
      state: "accepted",
      replaced: base,
      written: value ?? null,
      reply: accepted.reply,
      replied_by: shop.by,
      decided_by: shop.by,
      decided_at: daysAgo(shop, accepted.days),
    }),
  };
}

/** Share links that staff sent out, and the suggestions that came back. */
export async function insertSuggestions(shop: Workshop, pages: readonly MadePage[]) {
  const made = LINKS.flatMap((link) => {
    const page = pages.find(({ headline }) => headline.en === link.page);
    return page ? [{ link, row: linkRow(shop, page, link) }] : [];
  });
  await shop.db
    .insertInto("share_links")
    .values(made.map(({ row }) => row))
    .execute();
  const suggestions = made.flatMap(({ link, row }) =>
    link.suggestions.map((told) => suggestionRow(shop, row.id, link, told)),
  );
  await shop.db.insertInto("suggestions").values(suggestions).execute();
}
