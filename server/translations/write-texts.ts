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
import { readAt, textPath, writeAt } from "./text-path.ts";

export type TextWrite = TextPlace & { readonly target: string };

type Writes = readonly TextWrite[];
/** Sees what each document says where it is about to be written, at the version that the write replaces. */
type Check = (before: string | undefined, write: TextWrite) => void;
type Work = { readonly locale: string; readonly writes: Writes; readonly check: (document: unknown) => void };
type Writer = (ctx: TenantCtx, id: string, work: Work) => Promise<unknown>;

/** Applies several texts to one document. */
const writeAll = <T>(document: T, { writes, locale }: Work) =>
  writes.reduce(
    (next, { subject_type, field, target }) => writeAt(next, textPath(subject_type, field), locale, target),
    document,
  );

/** Fields of a record, written in one locale as in its own form. */
const fieldsOf = ({ writes }: Work) => Object.fromEntries(writes.map(({ field, target }) => [field, target || null]));

async function deviceOf(ctx: TenantCtx, location_id: string) {
  const place = await ctx.db
    .selectFrom("locations")
    .select(["device_id", "name", "lock_version"])
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
  page: async (ctx, id, work) => {
    const before = await holdPage(ctx, id);
    work.check(before.content);
    const content = writeAll(before.content, work);
    await requireContent(ctx, before, content, before.content);
    return writePage(ctx, before, { content });
  },
  datachain: async (ctx, id, work) => {
    const subject = { type: (await isDevice(ctx, id)) ? "device" : "algorithm", id } as const;
    const { content, lock_version } = await getChain(ctx, subject);
    work.check(content);
    return saveChain(ctx, subject, { content: writeAll(content, work), lock_version });
  },
  factsheet: async (ctx, id, work) => {
    const { answers, lock_version } = await getFactsheet(ctx, id);
    work.check(answers);
    return saveFactsheet(ctx, id, { answers: writeAll(answers, work), lock_version });
  },
  device: async (ctx, id, work) => {
    const device = await findDevice(ctx, id);
    work.check(device);
    return updateDevice(ctx, id, work.locale, { ...fieldsOf(work), lock_version: device.lock_version });
  },
  algorithm: async (ctx, id, work) => {
    const algorithm = await findAlgorithm(ctx, id);
    work.check(algorithm);
    return updateAlgorithm(ctx, id, work.locale, { ...fieldsOf(work), lock_version: algorithm.lock_version });
  },
  organization: async (ctx, id, work) => {
    const organization = await findOrganization(ctx, id);
    work.check(organization);
    return updateOrganization(ctx, id, work.locale, { ...fieldsOf(work), lock_version: organization.lock_version });
  },
  location: async (ctx, id, work) => {
    const { device_id, lock_version, ...place } = await deviceOf(ctx, id);
    work.check(place);
    return updateLocation(ctx, { device_id, id }, work.locale, { ...fieldsOf(work), lock_version });
  },
  site: (ctx, id, work) => updateSite(ctx, id, work.locale, fieldsOf(work)),
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

const anything: Check = () => undefined;

/** Writes texts to their records, saving each record once. A check that throws keeps everything as it is. */
export async function writeTexts(ctx: TenantCtx, locale: string, writes: Writes, check = anything) {
  const groups = groupOf(writes);
  for (const key of [...groups.keys()].toSorted()) {
    const group = groups.get(key) ?? [];
    const [first] = group;
    const checkAll = (document: unknown) =>
      group.forEach((write) => check(readAt(document, textPath(write.subject_type, write.field), locale), write));
    if (first) await WRITERS[first.subject_type](ctx, first.subject_id, { locale, writes: group, check: checkAll });
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
