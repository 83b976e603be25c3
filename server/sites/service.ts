import { sql, type RawBuilder } from "kysely";
import { isDeepStrictEqual } from "node:util";
import type { Upload } from "#contract/endpoint.ts";
import { SITE_IMAGES, SITE_TEXT_NAMES, type Site, type SiteImage, type SiteInput } from "#contract/sites.ts";
import { audit } from "#server/platform/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/errors.ts";
import { acceptImage, type AcceptedImage } from "#server/platform/images.ts";
import { presentSite } from "./present.ts";
import { checkAddress, checkHosts, checkLocale, checkSettings } from "./rules.ts";
import { SITE_SETTINGS, siteColumns, type SiteRow } from "./table.ts";

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db.selectFrom("sites").where("customer_id", "=", ctx.customer_id).select(siteColumns).$castTo<SiteRow>();

async function findSite(ctx: TenantCtx): Promise<SiteRow> {
  const site = await ofCustomer(ctx).executeTakeFirst();
  if (!site) throw notFound("Site");
  return site;
}

/** The row, held until the transaction ends: what is compared with it stays true. */
async function holdSite(ctx: TenantCtx, id: string): Promise<SiteRow> {
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
  const locale = asked ?? site.default_locale;
  checkLocale(locale, site.locales);
  return presentSite(site, locale);
}

/** What a write does to the row: the values for SQL, and the same in words for the audit. */
type Changes = { set: Record<string, unknown>; before: Record<string, unknown>; after: Record<string, unknown> };

function settingChanges(site: SiteRow, input: SiteInput, changes: Changes) {
  for (const field of SITE_SETTINGS) {
    const value = field === "locales" && input.locales ? [...new Set(input.locales)] : input[field];
    if (value === undefined || isDeepStrictEqual(value, site[field])) continue;
    changes.set[field] = field === "features" ? JSON.stringify(value) : value;
    changes.before[field] = site[field];
    changes.after[field] = value;
  }
}

/** Merged in SQL, so that two people who write two languages at once keep both. */
const textWritten = (field: string, locale: string, text: string | null): RawBuilder<unknown> =>
  text === null
    ? sql`${sql.ref(field)} - ${locale}::text`
    : sql`${sql.ref(field)} || jsonb_build_object(${locale}::text, ${text}::text)`;

function textChanges(site: SiteRow, input: SiteInput, locale: string, changes: Changes) {
  for (const field of SITE_TEXT_NAMES) {
    const sent = input[field];
    if (sent === undefined) continue;
    const text = sent?.trim() ? sent : null;
    const old = site[field][locale] ?? null;
    if (text === old) continue;
    changes.set[field] = textWritten(field, locale, text);
    changes.before[field] = { [locale]: old };
    changes.after[field] = { [locale]: text };
  }
}

/** Only the removal: a key is made by an upload and by nothing else. */
function imageChanges(site: SiteRow, input: SiteInput, changes: Changes) {
  for (const image of SITE_IMAGES) {
    const field = `${image}_key` as const;
    if (input[field] !== null || site[field] === null) continue;
    changes.set[field] = null;
    changes.before[field] = site[field];
    changes.after[field] = null;
  }
}

async function writeSite(ctx: TenantCtx, id: string, { set, before, after }: Changes) {
  if (!Object.keys(set).length) return;
  await ctx.db
    .updateTable("sites")
    .set({ ...set, updated_by: userIdOf(ctx), updated_at: sql`now()`, lock_version: sql`lock_version + 1` })
    .where("id", "=", id)
    .where("customer_id", "=", ctx.customer_id)
    .execute();
  await audit(ctx, { action: "site.updated", subject_type: "site", subject_id: id, before, after });
}

const isManager = ({ actor }: TenantCtx) => actor.kind === "user" && actor.role === "manager";

export const updateSite = (ctx: TenantCtx, id: string, asked: string | undefined, input: SiteInput) =>
  inTransaction(ctx, async (ctx) => {
    const site = await holdSite(ctx, id);
    const locale = asked ?? site.default_locale;
    checkLocale(locale, [...site.locales, ...(input.locales ?? [])]);
    if (input.lock_version !== undefined && input.lock_version !== site.lock_version)
      throw conflict("This site", presentSite(site, locale));
    checkAddress(site, input, isManager(ctx));
    checkHosts(input, ctx.services.config);
    checkSettings(site, input);
    const changes: Changes = { set: {}, before: {}, after: {} };
    settingChanges(site, input, changes);
    textChanges(site, input, locale, changes);
    imageChanges(site, input, changes);
    await writeSite(ctx, id, changes);
    return presentSite(await findSite(ctx), locale);
  });

const fieldOf = ({ field }: Upload) => `${/\[(\w+)\]/.exec(field)?.[1] as SiteImage}_key` as const;

const rememberImage = (ctx: TenantCtx, { bytes, ...image }: AcceptedImage) =>
  ctx.db
    .insertInto("images")
    .values({ ...image, bytes: bytes.length, customer_id: ctx.customer_id })
    .onConflict((row) => row.columns(["customer_id", "key"]).doNothing())
    .execute();

export async function uploadSiteImage(ctx: TenantCtx, id: string, asked: string | undefined, upload: Upload) {
  const { id: known, locales, default_locale } = await findSite(ctx);
  if (known !== id) throw notFound("Site");
  const locale = asked ?? default_locale;
  checkLocale(locale, locales);
  const image = await acceptImage(upload.bytes);
  const field = fieldOf(upload);
  await ctx.services.storage.put(image.key, image.bytes, image.content_type);
  const site = await inTransaction(ctx, async (ctx) => {
    const before = await holdSite(ctx, id);
    await rememberImage(ctx, image);
    if (before[field] !== image.key)
      await writeSite(ctx, id, {
        set: { [field]: image.key },
        before: { [field]: before[field] },
        after: { [field]: image.key },
      });
    return findSite(ctx);
  });
  await ctx.services.jobs.add("make_image_variants", { key: image.key }, { key: `variants:${image.key}` });
  return presentSite(site, locale);
}
