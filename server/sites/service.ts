import { sql } from "kysely";
import type { Upload } from "#contract/endpoint.ts";
import { SITE_IMAGES, SITE_TEXT_NAMES, type Site, type SiteImage, type SiteInput } from "#contract/sites.ts";
import { acceptUpload } from "#server/platform/media/accept-upload.ts";
import { updateRow } from "#server/platform/records/write-record.ts";
import { audit } from "#server/platform/records/audit.ts";
import { addFieldChanges } from "#server/platform/records/changes.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { requireVersion } from "#server/platform/database/locks.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import {
  addTextChanges,
  type Changes,
  contentLocaleOf,
  noChanges,
  presentTexts,
} from "#server/platform/records/texts.ts";
import { checkAddress, checkHosts, checkSettings, slugTaken } from "./rules.ts";
import { SITE_SETTINGS, siteColumns, type SiteRow } from "./table.ts";

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db.selectFrom("sites").where("customer_id", "=", ctx.customer_id).select(siteColumns).$castTo<SiteRow>();

const presentSite = (site: SiteRow, locale: string): Site => ({
  ...site,
  ...presentTexts(site, SITE_TEXT_NAMES, locale, site),
});

async function findSite(ctx: TenantCtx): Promise<SiteRow> {
  const site = await ofCustomer(ctx).executeTakeFirst();
  if (!site) throw notFound("Site");
  return site;
}

/** Locks the row until the transaction ends, so that comparisons with it stay valid. */
export async function holdSite(ctx: TenantCtx, id: string): Promise<SiteRow> {
  const site = await ofCustomer(ctx).where("id", "=", id).forUpdate().executeTakeFirst();
  if (!site) throw notFound("Site");
  return site;
}

export async function listLocales(ctx: TenantCtx) {
  const { locales, default_locale } = await findSite(ctx);
  return { locales, default_locale };
}

export async function currentSite(ctx: TenantCtx, asked: string | undefined): Promise<Site> {
  const site = await findSite(ctx);
  return presentSite(site, contentLocaleOf(site, asked));
}

function settingChanges(site: SiteRow, input: SiteInput, changes: Changes) {
  const { locales } = input;
  addFieldChanges(changes, site, { ...input, ...(locales && { locales: [...new Set(locales)] }) }, SITE_SETTINGS);
  if (changes.set["features"]) changes.set["features"] = JSON.stringify(changes.set["features"]);
}

/** Only removals: keys are set by uploads only. */
function imageChanges(site: SiteRow, input: SiteInput, changes: Changes) {
  for (const image of SITE_IMAGES) {
    const field = `${image}_key` as const;
    if (input[field] !== null || site[field] === null) continue;
    changes.set[field] = null;
    changes.before[field] = site[field];
    changes.after[field] = null;
  }
}

async function checkSlugIsFree(ctx: TenantCtx, slug: string) {
  const { rows } = await sql<{ is_free: boolean }>`
    select site_slug_is_free(${slug}, ${ctx.customer_id}) as is_free`.execute(ctx.db);
  if (!rows[0]?.is_free) throw slugTaken();
}

/**
 * How many former names of a site redirect; older ones are free for others. `sweepFormerNames` removes them after a
 * year.
 */
const MOST_FORMER_NAMES = 5;

async function dropOldestNames({ db, customer_id }: TenantCtx) {
  const kept = db
    .selectFrom("former_slugs")
    .select("slug")
    .where("customer_id", "=", customer_id)
    .orderBy("created_at", "desc")
    .orderBy("slug")
    .limit(MOST_FORMER_NAMES);
  await db.deleteFrom("former_slugs").where("customer_id", "=", customer_id).where("slug", "not in", kept).execute();
}

/** A former name redirects to the current one. A slug has no dot and a domain has one, so they cannot be confused. */
async function keepFormerName(ctx: TenantCtx, former: string | null, next: string | null | undefined) {
  if (next === undefined || next === former) return;
  const { db, customer_id } = ctx;
  if (former !== null)
    await db
      .insertInto("former_slugs")
      .values({ slug: former, customer_id })
      .onConflict((row) => row.column("slug").doNothing())
      .execute();
  await dropOldestNames(ctx);
  if (next !== null)
    await db.deleteFrom("former_slugs").where("customer_id", "=", customer_id).where("slug", "=", next).execute();
}

async function writeSite(ctx: TenantCtx, id: string, { set, before, after }: Changes) {
  if (!Object.keys(set).length) return;
  await updateRow(ctx, "sites", id, set);
  await audit(ctx, { action: "site.updated", subject_type: "site", subject_id: id, before, after });
}

const isManager = ({ actor }: TenantCtx) => actor.kind === "user" && actor.role === "manager";

/** Datachains warn about missing languages, so recount them when the languages change. */
async function recountFor({ services }: TenantCtx, { set }: Changes) {
  if ("locales" in set || "default_locale" in set)
    await services.jobs.add("recount_chains", {}, { key: "recount_chains" });
}

export async function updateSite(ctx: TenantCtx, id: string, asked: string | undefined, input: SiteInput) {
  const { site, changes } = await changeSite(ctx, id, asked, input);
  await recountFor(ctx, changes);
  return site;
}

const movesSite = (site: SiteRow, { slug, domain }: SiteInput) =>
  (slug !== undefined && slug !== site.slug) || (domain !== undefined && domain !== site.domain);

const changeSite = (ctx: TenantCtx, id: string, asked: string | undefined, input: SiteInput) =>
  inTransaction(ctx, async (ctx) => {
    const site = await holdSite(ctx, id);
    const locale = contentLocaleOf({ ...site, locales: [...site.locales, ...(input.locales ?? [])] }, asked);
    await requireVersion(ctx, "This site", site, input.lock_version ?? site.lock_version, () =>
      presentSite(site, locale),
    );
    checkAddress(site, input, isManager(ctx));
    checkHosts(input, ctx.services.config);
    checkSettings(site, input);
    if (input.slug !== undefined && input.slug !== site.slug) await checkSlugIsFree(ctx, input.slug);
    if (movesSite(site, input)) await limitRate(ctx.services.database.system, LIMITS.siteAddress, ctx.customer_id);
    await keepFormerName(ctx, site.slug, input.slug);
    await keepFormerName(ctx, site.domain, input.domain);
    const changes = noChanges();
    settingChanges(site, input, changes);
    addTextChanges(changes, site, input, { names: SITE_TEXT_NAMES, locale });
    imageChanges(site, input, changes);
    await writeSite(ctx, id, changes);
    return { site: presentSite(await findSite(ctx), locale), changes };
  });

const fieldOf = ({ field }: Upload) => `${/\[(\w+)\]/.exec(field)?.[1] as SiteImage}_key` as const;

export async function uploadSiteImage(ctx: TenantCtx, id: string, asked: string | undefined, upload: Upload) {
  const site = await findSite(ctx);
  if (site.id !== id) throw notFound("Site");
  const locale = contentLocaleOf(site, asked);
  const field = fieldOf(upload);
  return acceptUpload(ctx, upload, async (ctx, key) => {
    const before = await holdSite(ctx, id);
    if (before[field] !== key)
      await writeSite(ctx, id, { set: { [field]: key }, before: { [field]: before[field] }, after: { [field]: key } });
    return presentSite(await findSite(ctx), locale);
  });
}

/** The site's languages, and the one to read or write. */
export async function contentLanguage(ctx: TenantCtx, asked: string | undefined) {
  const { locales, default_locale } = await listLocales(ctx);
  return { locales, default_locale, locale: contentLocaleOf({ locales, default_locale }, asked) };
}
