import type { TextPlace, TextSubject } from "#contract/translations.ts";
import { updateAlgorithm } from "#server/algorithms/update-algorithm.ts";
import { findAlgorithm } from "#server/algorithms/service.ts";
import { getChain, saveChain } from "#server/datachains/service.ts";
import { findDevice } from "#server/devices/service.ts";
import { updateDevice } from "#server/devices/update-device.ts";
import { getFactsheet, saveFactsheet } from "#server/factsheets/service.ts";
import { updateLocation } from "#server/locations/service.ts";
import { findOrganization, updateOrganization } from "#server/organizations/service.ts";
import { holdPage } from "#server/pages/service.ts";
import { requireContent } from "#server/pages/check-content.ts";
import { writePage } from "#server/pages/update-page.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { updateSite } from "#server/sites/service.ts";
import { textPath, writeAt } from "./text-path.ts";

export type TextWrite = TextPlace & { readonly target: string };

type Writes = readonly TextWrite[];
type Writer = (ctx: TenantCtx, id: string, locale: string, writes: Writes) => Promise<unknown>;

/** Applies several texts to one document. */
const writeAll = <T>(document: T, writes: Writes, locale: string) =>
  writes.reduce(
    (next, { subject_type, field, target }) => writeAt(next, textPath(subject_type, field), locale, target),
    document,
  );

/** Fields of a record, written in one locale as in its own form. */
const fieldsOf = (writes: Writes) => Object.fromEntries(writes.map(({ field, target }) => [field, target || null]));

async function deviceOf(ctx: TenantCtx, location_id: string) {
  const place = await ctx.db
    .selectFrom("locations")
    .select(["device_id", "lock_version"])
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", location_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!place) throw notFound("Location");
  return place;
}

const isDevice = async (ctx: TenantCtx, id: string) =>
  (await ctx.db
    .selectFrom("devices")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .executeTakeFirst()) !== undefined;

/** Each record type is written by its own service, with its checks, history and audit. */
const WRITERS: Record<TextSubject, Writer> = {
  page: async (ctx, id, locale, writes) => {
    const before = await holdPage(ctx, id);
    const content = writeAll(before.content, writes, locale);
    await requireContent(ctx, before, content, before.content);
    return writePage(ctx, before, { content });
  },
  datachain: async (ctx, id, locale, writes) => {
    const subject = { type: (await isDevice(ctx, id)) ? "device" : "algorithm", id } as const;
    const { content, lock_version } = await getChain(ctx, subject);
    return saveChain(ctx, subject, { content: writeAll(content, writes, locale), lock_version });
  },
  factsheet: async (ctx, id, locale, writes) => {
    const { answers, lock_version } = await getFactsheet(ctx, id);
    return saveFactsheet(ctx, id, { answers: writeAll(answers, writes, locale), lock_version });
  },
  device: async (ctx, id, locale, writes) => {
    const { lock_version } = await findDevice(ctx, id);
    return updateDevice(ctx, id, locale, { ...fieldsOf(writes), lock_version });
  },
  algorithm: async (ctx, id, locale, writes) => {
    const { lock_version } = await findAlgorithm(ctx, id);
    return updateAlgorithm(ctx, id, locale, { ...fieldsOf(writes), lock_version });
  },
  organization: async (ctx, id, locale, writes) => {
    const { lock_version } = await findOrganization(ctx, id);
    return updateOrganization(ctx, id, locale, { ...fieldsOf(writes), lock_version });
  },
  location: async (ctx, id, locale, writes) => {
    const { device_id, lock_version } = await deviceOf(ctx, id);
    return updateLocation(ctx, { device_id, id }, locale, { ...fieldsOf(writes), lock_version });
  },
  site: (ctx, id, locale, writes) => updateSite(ctx, id, locale, fieldsOf(writes)),
};

/** A fixed order, so that concurrent translators cannot deadlock. */
const ORDER: readonly TextSubject[] = [
  "site",
  "organization",
  "device",
  "algorithm",
  "location",
  "datachain",
  "factsheet",
  "page",
];

/** Writes texts to their records, saving each record once. */
export async function writeTexts(ctx: TenantCtx, locale: string, writes: Writes) {
  const groups = groupOf(writes);
  for (const key of [...groups.keys()].toSorted()) {
    const group = groups.get(key) ?? [];
    const [first] = group;
    if (first) await WRITERS[first.subject_type](ctx, first.subject_id, locale, group);
  }
}

function groupOf(writes: Writes) {
  const groups = new Map<string, TextWrite[]>();
  for (const write of writes) {
    const key = `${ORDER.indexOf(write.subject_type)} ${write.subject_id}`;
    groups.set(key, [...(groups.get(key) ?? []), write]);
  }
  return groups;
}
