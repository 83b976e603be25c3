import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { type AlgorithmDetails, type algorithmsApi } from "#contract/algorithms.ts";
import type { Start } from "#contract/devices.ts";
import { templatesFor } from "#datachain/templates.ts";
import { startingAnswers } from "#factsheet/starting-answers.ts";
import { startChain } from "#server/datachains/service.ts";
import { answersOf, writeAnswers } from "#server/factsheets/service.ts";
import { addLabels } from "#server/labels/label-records.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { given, insertRecord, newRecordTexts, pick } from "#server/platform/records/new-record.ts";
import { lockNew } from "#server/platform/database/locks.ts";
import { contentLanguage, listLocales } from "#server/sites/service.ts";
import { checkReferences, holdReferences, withoutGone } from "./check-references.ts";
import { checkLife, refuse } from "./rules.ts";
import { algorithmRows, getAlgorithm } from "./service.ts";
import { ALGORITHM_FIELDS, ALGORITHM_TEXTS, type AlgorithmRow } from "./table.ts";
import { writeSuppliers } from "./write-suppliers.ts";

type Creation = z.output<typeof algorithmsApi.create.body>;
type Input = Omit<Creation["algorithm"], "id">;
type Start = z.output<typeof Start>;
/** Defaults from a template or a copy; the caller's input overrides them. */
type Beginning = Partial<Omit<AlgorithmRow, "name" | "suppliers">> & Pick<Input, "label_ids" | "suppliers">;

function fromTemplate(template_id: string): Beginning {
  if (!templatesFor("algorithm").some(({ id }) => id === template_id))
    throw refuse("start.template_id", "Unknown template for algorithms");
  return { template_id };
}

const COPIED = [...ALGORITHM_FIELDS, ...ALGORITHM_TEXTS, "image_key", "template_id"] as const;

/** Everything but the reference and the date of verification. */
async function fromCopy(ctx: TenantCtx, id: string): Promise<Beginning> {
  const [source] = await algorithmRows(ctx, [id]);
  if (!source) throw refuse("start.id", "No algorithm has this id");
  return {
    ...pick(source, COPIED),
    reference: null,
    last_verified_on: null,
    label_ids: source.labels.map((label) => label.id),
    suppliers: source.suppliers.map(({ organization, role }) => ({ organization_id: organization.id, role })),
  };
}

function beginningOf(ctx: TenantCtx, start: Start) {
  if (start.from === "copy") return fromCopy(ctx, start.id);
  return start.from === "template" ? fromTemplate(start.template_id) : {};
}

function newRow(beginning: Beginning, input: Input, locale: string) {
  const { label_ids: _copied, suppliers: _suppliers, ...columns } = beginning;
  const { label_ids: _labels, suppliers: _others, ...sent } = given(input);
  const texts = newRecordTexts(ALGORITHM_TEXTS, beginning, input, locale);
  return { ...columns, ...sent, name: input.name, ...texts };
}

async function firstAnswers(ctx: TenantCtx, start: Exclude<Start, { from: "blank" }>) {
  if (start.from === "copy") return (await answersOf(ctx, [start.id])).get(start.id);
  const template = templatesFor("algorithm").find(({ id }) => id === start.template_id);
  return template && startingAnswers(template, (await listLocales(ctx)).locales);
}

/** Factsheet and datachain of the copied algorithm or the template. */
async function beginDocuments(ctx: TenantCtx, id: string, start: Start) {
  if (start.from === "blank") return;
  const answers = await firstAnswers(ctx, start);
  if (answers) await writeAnswers(ctx, id, answers);
  await startChain(ctx, { type: "algorithm", id }, start);
}

/** Idempotent if the caller supplies the id. */
export const createAlgorithm = (ctx: TenantCtx, asked: string | undefined, { algorithm, start }: Creation) =>
  inTransaction(ctx, async (ctx): Promise<AlgorithmDetails> => {
    const { id = uuidv7(), ...input } = algorithm;
    const from = start ?? ({ from: "blank" } as const);
    const language = await contentLanguage(ctx, asked);
    await lockNew(ctx, id);
    const copied = await beginningOf(ctx, from);
    checkLife(copied, input);
    const known = await holdReferences(ctx, { ...copied, ...given(input) });
    await checkReferences(ctx, input, known);
    const beginning = withoutGone(copied, known);
    if (await insertRecord(ctx, "algorithms", id, newRow(beginning, input, language.locale))) {
      const after = { ...input, ...(start && { start }) };
      await audit(ctx, { action: "algorithm.created", subject_type: "algorithm", subject_id: id, after });
      await addLabels(ctx, "algorithm", [id], input.label_ids ?? beginning.label_ids ?? []);
      await writeSuppliers(ctx, id, input.suppliers ?? beginning.suppliers ?? []);
      await beginDocuments(ctx, id, from);
    }
    return getAlgorithm(ctx, id, asked);
  });
