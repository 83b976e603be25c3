import { createHash } from "node:crypto";
import { EMPTY_PAGE, type PageContent } from "#contract/page-content.ts";
import type { PageCard, PageSnapshot, PublicPlace } from "#contract/publications.ts";
import type { UnreviewedDraft } from "#contract/writing-help.ts";
import { placementsIn } from "#datachain/lookup.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { categoryWithRole } from "#datachain/roles.ts";
import { isBlank } from "#datachain/text.ts";
import { publicContent } from "#server/datachains/public-content.ts";
import { publicAnswers } from "#server/factsheets/public-sheet.ts";
import { publicPlace } from "#server/locations/public-place.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { type ComposedSheet, composeSheet } from "./compose-sheet.ts";
import { composeSubject, publicOrganizations } from "./compose-subject.ts";
import { listDrafts } from "./list-drafts.ts";
import { lessPrecise } from "./narrow-places.ts";
import { type Composing, type RawPage, readCompositions } from "./read-composition.ts";
import { trimSnapshot } from "./trim-snapshot.ts";

/** A page as publishing it now would show it, with the data needed to check it. */
export type Composed = Pick<
  RawPage,
  "site" | "published" | "next_number" | "revision_number" | "read_at" | "is_deleted"
> & {
  readonly snapshot: PageSnapshot;
  readonly card: PageCard | null;
  /** Of its datachain. */
  readonly taxonomy: Taxonomy | null;
  /** Of its algorithm. */
  readonly sheet: ComposedSheet | null;
};

function composePlaces({ places }: RawPage, content: PageContent): PublicPlace[] {
  if (!content.show_map) return [];
  return places
    .map((place) => publicPlace({ ...place, precision: lessPrecise(place.precision, content.places[place.id]) }))
    .filter(({ precision }) => precision !== "hidden")
    .map(({ id, name, address, lat, lng, geometry, precision, direction_deg, radius_m, short_code }) => ({
      id,
      name,
      address,
      lat,
      lng,
      geometry,
      precision,
      direction_deg,
      radius_m,
      short_code,
    }));
}

function composeChain({ chain }: RawPage, known: ReturnType<typeof publicOrganizations>): PageSnapshot["chain"] {
  if (!chain) return null;
  const content = publicContent(chain.content);
  const named = new Set(content.placements.map(({ organization_id }) => organization_id));
  return { ...chain, content, organizations: [...known.values()].filter(({ id }) => named.has(id)) };
}

/** The only place that decides which data of a page is public. */
function compose(raw: RawPage): PageSnapshot {
  const { locales, default_locale } = raw.site;
  const content = { ...EMPTY_PAGE, headline: raw.headline, ...raw.content };
  const known = publicOrganizations(raw.organizations, default_locale);
  const places = composePlaces(raw, content);
  const shown = new Set([...places, ...raw.labels].map(({ id }) => id));
  return trimSnapshot({
    format: 1,
    page_id: raw.id,
    type: raw.type,
    slug: raw.slug,
    locales,
    default_locale,
    content: {
      ...content,
      label_ids: content.label_ids.filter((id) => shown.has(id)),
      places: Object.fromEntries(Object.entries(content.places).filter(([id]) => shown.has(id))),
    },
    labels: raw.labels,
    subject: composeSubject(raw, known),
    chain: composeChain(raw, known),
    answers: raw.answers && publicAnswers(raw.answers),
    places,
    relations: raw.relations.map((relation) => ({ ...relation, title: relation.title ?? {} })),
  });
}

/** The elements for a card's badge: the first purpose and the first technology. */
function badgeElements(chain: PageSnapshot["chain"], taxonomy: Taxonomy | null) {
  if (!chain || !taxonomy) return [];
  return (["purpose", "technology"] as const).flatMap((role) => {
    const category = categoryWithRole(taxonomy, role);
    const [first] = category ? placementsIn(chain.content, category.id) : [];
    return first ? [first.element_id] : [];
  });
}

/** Who answers for it: the record's organization, else the first that the datachain names. */
function accountableOf({ subject, chain }: PageSnapshot, taxonomy: Taxonomy | null): PageCard["accountable"] {
  if (subject?.accountable) return { name: subject.accountable.name, logo_key: subject.accountable.logo_key };
  const category = taxonomy && categoryWithRole(taxonomy, "accountable");
  const named = chain && category ? placementsIn(chain.content, category.id) : [];
  const first = named.find(({ disclosure }) => disclosure !== "not_disclosed" && disclosure !== "not_applicable");
  if (!first) return null;
  const organization = chain?.organizations.find(({ id }) => id === first.organization_id);
  if (organization) return { name: organization.name, logo_key: organization.logo_key };
  const title = first.variables["title"];
  return isBlank(title) || !title ? null : { name: title, logo_key: null };
}

function composeCard(snapshot: PageSnapshot, raw: RawPage, taxonomy: Taxonomy | null): PageCard | null {
  const { type, content, chain, subject } = snapshot;
  if (type === "home_page") return null;
  return {
    page_id: snapshot.page_id,
    type,
    slug: snapshot.slug,
    title: content.headline,
    subtitle: content.subtitle,
    identifiability: chain?.identifiability ?? null,
    taxonomy_id: chain?.taxonomy_id ?? null,
    element_ids: badgeElements(chain, taxonomy),
    accountable: accountableOf(snapshot, taxonomy),
    label_ids: snapshot.labels.map(({ id }) => id),
    status_id: raw.device?.status?.id ?? null,
    status_phase: subject?.status?.phase ?? null,
    places: snapshot.places.map(({ name, lat, lng }) => ({ name, lat, lng })),
  };
}

async function composed(ctx: Composing, raw: RawPage): Promise<Composed> {
  const snapshot = compose(raw);
  const taxonomy = snapshot.chain && (await findTaxonomy(ctx, snapshot.chain.taxonomy_id));
  const { site, published, next_number, revision_number, read_at, is_deleted } = raw;
  const card = composeCard(snapshot, raw, taxonomy);
  return {
    site,
    published,
    next_number,
    revision_number,
    read_at,
    is_deleted,
    snapshot,
    card,
    taxonomy,
    sheet: composeSheet(raw),
  };
}

/** Skips unknown pages; keeps the requested order. */
export async function composeSnapshots(ctx: Composing, ids: readonly string[]): Promise<Composed[]> {
  const pages: Composed[] = [];
  for (const raw of await readCompositions(ctx, ids)) pages.push(await composed(ctx, raw));
  const drafts = await listDrafts(
    ctx,
    pages.map(({ snapshot }) => snapshot),
  );
  return pages.map((page, at) => withDrafts(page, drafts[at] ?? []));
}

/** Readers are told; who drafted it and when is for the staff. Snapshots without drafts stay as they were. */
function withDrafts(page: Composed, drafts: readonly UnreviewedDraft[]): Composed {
  if (!drafts.length) return page;
  const unreviewed = drafts.map(({ subject_id, field, locale }) => ({ subject_id, field, locale }));
  return { ...page, snapshot: { ...page.snapshot, unreviewed } };
}

/** Reads the page and all it shows at a single moment. */
export async function composeSnapshot(ctx: Composing, page_id: string): Promise<Composed> {
  const [page] = await composeSnapshots(ctx, [page_id]);
  if (!page || page.is_deleted) throw notFound("Page");
  return page;
}

/** Sorts keys: JSON columns do not keep their order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

/** Equal digests mean equal content. */
export const digestOf = (snapshot: PageSnapshot) =>
  createHash("sha256")
    .update(JSON.stringify(inOrder(snapshot)))
    .digest("base64url");
