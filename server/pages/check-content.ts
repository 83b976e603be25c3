import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Precision } from "#contract/locations.ts";
import { hasAtMost } from "#contract/letters.ts";
import { HEADLINE_LETTERS, type PageContent } from "#contract/page-content.ts";
import type { AnyPageType } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";

type Kind = "labels" | "pages" | "device_statuses" | "locations" | "images";
type Named = { readonly kind: Kind; readonly id: string; readonly field: string };

const named = (kind: Kind, field: string, items: readonly (string | { readonly id: string })[]): Named[] =>
  items.map((item, at) => ({ kind, field: `${field}.${at}`, id: typeof item === "string" ? item : item.id }));

/** Every record the page references. */
const namesIn = ({ label_ids, collection, home, places, image }: PageContent): Named[] => [
  ...named("labels", "label_ids", label_ids),
  ...named("pages", "collection.members", collection?.members ?? []),
  ...named("pages", "collection.left_out", collection?.left_out ?? []),
  ...named("labels", "collection.label_ids", collection?.label_ids ?? []),
  ...named("device_statuses", "collection.status_ids", collection?.status_ids ?? []),
  ...named("pages", "home.featured", home?.featured ?? []),
  ...Object.keys(places).map((id) => ({ kind: "locations" as const, field: `places.${id}`, id })),
  ...(image ? [{ kind: "images" as const, field: "image.key", id: image.key }] : []),
];

const keyOf = ({ kind, id }: Pick<Named, "kind" | "id">) => `${kind}:${id}`;

/** A referenced record may have been deleted since, so only newly added references must exist. */
function addedIn(content: PageContent, before: PageContent | null) {
  const old = new Set(before ? namesIn(before).map(keyOf) : []);
  return namesIn(content).filter((one) => !old.has(keyOf(one)));
}

type Owner = { readonly id: string; readonly type: AnyPageType; readonly device_id: string | null };

/** The added references that exist and are allowed: a page may link neither to itself nor to home. */
async function knownOf(ctx: TenantCtx, page: Owner, added: readonly Named[]): Promise<ReadonlySet<string>> {
  if (!added.length) return new Set();
  const idsOf = (kind: Kind) => added.filter((one) => one.kind === kind).map(({ id }) => id);
  const mine = sql`customer_id = ${ctx.customer_id}`;
  const { rows } = await sql<{ kind: Kind; id: string }>`
    select 'labels' as kind, id::text from labels where ${mine} and deleted_at is null and id = any(${idsOf("labels")}::uuid[])
    union all select 'pages', id::text from pages where ${mine} and deleted_at is null and type <> 'home_page'
      and id <> ${page.id}::uuid and id = any(${idsOf("pages")}::uuid[])
    union all select 'device_statuses', id::text from device_statuses where ${mine} and id = any(${idsOf("device_statuses")}::uuid[])
    union all select 'locations', id::text from locations where ${mine} and deleted_at is null
      and device_id = ${page.device_id}::uuid and id = any(${idsOf("locations")}::uuid[])
    union all select 'images', key from images where ${mine} and key = any(${idsOf("images")}::text[])`.execute(ctx.db);
  return new Set(rows.map(keyOf));
}

const COARSENESS: Readonly<Record<Precision, number>> = { exact: 0, street: 1, area: 2, hidden: 3 };

/** Places shown more precisely than their own setting allows. */
async function tooPreciseIn(ctx: TenantCtx, { places }: PageContent, before: PageContent | null) {
  const changed = Object.entries(places).filter(([id, precision]) => before?.places[id] !== precision);
  if (!changed.length) return [];
  const rows = await ctx.db
    .selectFrom("locations")
    .select("id")
    .select(sql<Precision>`precision`.as("precision"))
    .where("customer_id", "=", ctx.customer_id)
    .where(
      "id",
      "in",
      changed.map(([id]) => id),
    )
    .execute();
  const allowed = new Map(rows.map(({ id, precision }) => [id, precision]));
  return changed.flatMap(([id, precision]) =>
    COARSENESS[precision] < COARSENESS[allowed.get(id) ?? "exact"] ? [id] : [],
  );
}

const refuse = (field: string, message: string) =>
  new AppError("invalid_input", `page.content.${field}: ${message}`, {
    fields: { [`page.content.${field}`]: message },
  });

const UNKNOWN: Record<Kind, string> = {
  labels: "Unknown label",
  pages: "Unknown page",
  device_statuses: "Unknown status",
  locations: "Unknown location",
  images: "Upload the image first",
};

function requireParts({ type }: Owner, { collection, home }: PageContent) {
  if ((type === "collection_page") !== (collection !== null))
    throw refuse("collection", "Collection pages have these settings, other pages do not");
  if ((type === "home_page") !== (home !== null))
    throw refuse("home", "The home page has these settings, other pages do not");
}

/** Older pages may exceed the limit; an unchanged headline is accepted. */
function requireHeadline({ headline }: PageContent, before: PageContent | null) {
  for (const [locale, text] of Object.entries(headline))
    if (text !== before?.headline[locale] && !hasAtMost(text, HEADLINE_LETTERS))
      throw refuse(`headline.${locale}`, `Use at most ${HEADLINE_LETTERS} characters`);
}

/** Rejects an overlong headline and references to unknown records, and names the offending field. */
export async function requireContent(ctx: TenantCtx, page: Owner, content: PageContent, before: PageContent | null) {
  requireParts(page, content);
  requireHeadline(content, before);
  const added = addedIn(content, before);
  const known = await knownOf(ctx, page, added);
  const foreign = added.find((one) => !known.has(keyOf(one)));
  if (foreign) throw refuse(foreign.field, UNKNOWN[foreign.kind]);
  const [tooPrecise] = await tooPreciseIn(ctx, content, before);
  if (tooPrecise)
    throw refuse(`places.${tooPrecise}`, "A page cannot show a location more precisely than the location allows");
}

/** An earlier content without references to records that no longer exist. */
export async function withoutGone(ctx: TenantCtx, page: Owner, content: PageContent, before: PageContent) {
  const added = addedIn(content, before);
  const known = await knownOf(ctx, page, added);
  const gone = new Set(added.map(keyOf).filter((key) => !known.has(key)));
  for (const id of await tooPreciseIn(ctx, content, before)) gone.add(keyOf({ kind: "locations", id }));
  const stays = (kind: Kind) => (item: string | { readonly id: string }) =>
    !gone.has(keyOf({ kind, id: typeof item === "string" ? item : item.id }));
  const { collection, home, image } = content;
  const kept: PageContent = {
    ...content,
    label_ids: content.label_ids.filter(stays("labels")),
    image: image && stays("images")(image.key) ? image : null,
    places: Object.fromEntries(Object.entries(content.places).filter(([id]) => stays("locations")(id))),
    collection: collection && {
      ...collection,
      members: collection.members.filter(stays("pages")),
      left_out: collection.left_out.filter(stays("pages")),
      label_ids: collection.label_ids.filter(stays("labels")),
      status_ids: collection.status_ids.filter(stays("device_statuses")),
    },
    home: home && { ...home, featured: home.featured.filter(stays("pages")) },
  };
  return isDeepStrictEqual(kept, content) ? content : kept;
}
