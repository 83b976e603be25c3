import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { type DeviceDetails, type devicesApi } from "#contract/devices.ts";
import { templatesFor } from "#datachain/templates.ts";
import { startChain } from "#server/datachains/service.ts";
import { addLabels } from "#server/labels/label-records.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { given, insertRecord, newRecordTexts, pick } from "#server/platform/records/new-record.ts";
import { lockNew } from "#server/platform/database/locks.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { presentDevice } from "./present.ts";
import { holdKnown, refuseUnknown, requireLabels, withoutGone } from "./require-known.ts";
import { findDevice } from "./service.ts";
import { DEVICE_FIELDS, DEVICE_TEXTS, type DeviceRow } from "./table.ts";

type Body = z.output<typeof devicesApi.create.body>;
type Creation = Body["device"];
type Start = Body["start"];

/** Defaults from a template or a copy. */
type Beginning = Partial<DeviceRow> & { readonly label_ids?: string[] };

const refuse = (field: string, message: string) =>
  new AppError("invalid_input", `${field}: ${message}`, { fields: { [field]: message } });

const COPIED = [...DEVICE_FIELDS, ...DEVICE_TEXTS, "photo_key", "template_id"] as const;

/** Everything but the reference, which is unique, and the places, where the first device is. */
async function copyOf(ctx: TenantCtx, id: string): Promise<Beginning> {
  const source = await findDevice(ctx, id).catch((error: unknown) => {
    throw error instanceof AppError ? refuse("start.id", "Unknown device") : error;
  });
  return { ...pick(source, COPIED), reference: null, label_ids: source.labels.map((label) => label.id) };
}

async function beginningOf(ctx: TenantCtx, start: Start): Promise<Beginning> {
  if (start?.from === "copy") return copyOf(ctx, start.id);
  if (start?.from !== "template") return {};
  const template = templatesFor("device").find(({ id }) => id === start.template_id);
  if (!template) throw refuse("start.template_id", "Unknown template for devices");
  return { template_id: template.id, device_type: template.device_type ?? null };
}

function newRow(begun: Beginning, { label_ids: _labels, ...input }: Creation, locale: string) {
  const { label_ids: _copied, ...columns } = begun;
  return { ...columns, ...given(input), name: input.name, ...newRecordTexts(DEVICE_TEXTS, begun, input, locale) };
}

/** Idempotent if the caller supplies the id. */
export const createDevice = (
  ctx: TenantCtx,
  asked: string | undefined,
  { device: { id = uuidv7(), ...input }, start }: Body,
): Promise<DeviceDetails> =>
  inTransaction(ctx, async (ctx) => {
    const language = await contentLanguage(ctx, asked);
    await lockNew(ctx, id);
    const copied = await beginningOf(ctx, start);
    const known = await holdKnown(ctx, { ...copied, ...given(input) });
    refuseUnknown(known, input);
    await requireLabels(ctx, input.label_ids, "device.label_ids");
    const begun = withoutGone(copied, known);
    if (await insertRecord(ctx, "devices", id, newRow(begun, input, language.locale))) {
      await addLabels(ctx, "device", [id], input.label_ids ?? begun.label_ids ?? []);
      await audit(ctx, {
        action: "device.created",
        subject_type: "device",
        subject_id: id,
        after: { ...input, ...(start && { start }) },
      });
      if (start && start.from !== "blank") await startChain(ctx, { type: "device", id }, start);
    }
    return presentDevice(ctx, await findDevice(ctx, id), language);
  });
