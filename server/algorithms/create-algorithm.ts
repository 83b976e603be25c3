import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { type AlgorithmDetails, type algorithmsApi } from "#contract/algorithms.ts";
import type { Start } from "#contract/devices.ts";
import { templatesFor } from "#datachain/templates.ts";
import { startingAnswers } from "#factsheet/starting-answers.ts";
import { startChain } from "#server/datachains/service.ts";
import { answersOf, writeAnswers } from "#server/factsheets/service.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { lockNew } from "#server/platform/database/locks.ts";
import { contentLanguage, listLocales } from "#server/sites/service.ts";
import { checkReferences, holdReferences, withoutGone } from "./check-references.ts";
import { checkLife, refuse } from "./rules.ts";
import { algorithmRows, getAlgorithm } from "./service.ts";
import { ALGORITHM_FIELDS, ALGORITHM_TEXTS, type AlgorithmRow } from "./table.ts";
import { writeLabels, writeSuppliers } from "./write-relations.ts";

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

/** All but what is only true of the one: its reference, and that somebody has verified it. */
async function fromCopy(ctx: TenantCtx, id: string): Promise<Beginning> {
  const [source] = await algorithmRows(ctx, [id]);
  if (!source) throw refuse("start.id", "No algorithm has this id");
  return {
    ...source,
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

const pick = <T extends object, N extends keyof T>(row: T, names: readonly N[]) =>
  Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]]))) as Pick<T, N>;

/** The texts that a copy brings in every language, and over them those that were sent in one. */
function textsOf(beginning: Beginning, input: Input, locale: string) {
  const texts = ALGORITHM_TEXTS.map((name) => {
    const text = input[name];
    const { [locale]: old, ...others } = beginning[name] ?? {};
    const own = text === undefined ? old : text?.trim() && text;
    return [name, JSON.stringify({ ...others, ...(own && { [locale]: own }) })];
  });
  return Object.fromEntries(texts) as Record<(typeof ALGORITHM_TEXTS)[number], string>;
}

/** The row, all but its id and its tenant. */
const valuesOf = (beginning: Beginning, input: Input, locale: string) => ({
  ...pick(beginning, [...ALGORITHM_FIELDS.filter((name) => name !== "name"), "image_key", "template_id"]),
  ...pick(input, ALGORITHM_FIELDS),
  name: input.name,
  ...textsOf(beginning, input, locale),
});

async function insertRow(ctx: TenantCtx, id: string, values: ReturnType<typeof valuesOf>) {
  const by = userIdOf(ctx);
  const inserted = await ctx.db
    .insertInto("algorithms")
    .values({ ...values, id, customer_id: ctx.customer_id, created_by: by, updated_by: by })
    .onConflict((row) => row.column("id").doNothing())
    .executeTakeFirst();
  return Boolean(inserted.numInsertedOrUpdatedRows);
}

async function firstAnswers(ctx: TenantCtx, start: Exclude<Start, { from: "blank" }>) {
  if (start.from === "copy") return (await answersOf(ctx, [start.id])).get(start.id);
  const template = templatesFor("algorithm").find(({ id }) => id === start.template_id);
  return template && startingAnswers(template, (await listLocales(ctx)).locales);
}

/** The sheet and the chain of what it was copied from, or of its template. */
async function beginDocuments(ctx: TenantCtx, id: string, start: Start) {
  if (start.from === "blank") return;
  const answers = await firstAnswers(ctx, start);
  if (answers) await writeAnswers(ctx, id, answers);
  await startChain(ctx, { type: "algorithm", id }, start);
}

/** The id may come from the caller: sending the same creation twice then makes one algorithm. */
export const createAlgorithm = (ctx: TenantCtx, asked: string | undefined, { algorithm, start }: Creation) =>
  inTransaction(ctx, async (ctx): Promise<AlgorithmDetails> => {
    const { id = uuidv7(), ...input } = algorithm;
    const from = start ?? ({ from: "blank" } as const);
    const language = await contentLanguage(ctx, asked);
    await lockNew(ctx, id);
    const copied = await beginningOf(ctx, from);
    checkLife(copied, input);
    const known = await holdReferences(ctx, { ...copied, ...pick(input, ["deployer_id", "suppliers"]) });
    await checkReferences(ctx, input, known);
    const beginning = withoutGone(copied, known);
    if (await insertRow(ctx, id, valuesOf(beginning, input, language.locale))) {
      const after = { ...input, ...(start && { start }) };
      await audit(ctx, { action: "algorithm.created", subject_type: "algorithm", subject_id: id, after });
      await writeLabels(ctx, id, input.label_ids ?? beginning.label_ids ?? []);
      await writeSuppliers(ctx, id, input.suppliers ?? beginning.suppliers ?? []);
      await beginDocuments(ctx, id, from);
    }
    return getAlgorithm(ctx, id, asked);
  });
