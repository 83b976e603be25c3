import { sql } from "kysely";
import type { SharedPart } from "#contract/share-scope.ts";
import { type Decision, fitsText, type Suggestion } from "#contract/suggestions.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, conflict, notFound } from "#server/platform/http/errors.ts";
import { readPartIfThere, textAt, textsAt, valueAt } from "./open-texts.ts";
import { findRows, presentSuggestions, type SuggestionRow } from "./service.ts";

/** A decision with its suggestion and the text to write, if any. */
type Decided = { readonly row: SuggestionRow; readonly decision: Decision; readonly written: string | null };
type Writing = Decided & { readonly written: string; readonly row: SuggestionRow & { readonly field: string } };

/** Locks the rows in id order until the transaction ends, then reads them. */
async function holdRows(ctx: TenantCtx, ids: readonly string[]): Promise<SuggestionRow[]> {
  await sql`
    select from suggestions where customer_id = ${ctx.customer_id} and id = any(${ids}::uuid[])
    order by id for no key update`.execute(ctx.db);
  const rows = await findRows(ctx, ids);
  if (rows.length < new Set(ids).size) throw notFound("Suggestion");
  return rows;
}

const changed = async (ctx: TenantCtx, rows: readonly SuggestionRow[]) =>
  conflict("This suggestion or its text", { suggestions: await presentSuggestions(ctx, rows) });

const isWriting = (one: Decided): one is Writing => one.written !== null && one.row.field !== null;

/** The text to write: null for comments and declined suggestions. */
const wordsOf = ({ decision, value }: Decision, row: SuggestionRow) =>
  decision === "accept" && row.value !== null ? (value ?? row.value) : null;

/** Rejects writes over texts the editor has not seen, and two writes to the same text. */
async function writePart(ctx: TenantCtx, of: readonly Writing[], all: readonly SuggestionRow[]) {
  const [first] = of;
  if (!first) return;
  const { redirect_to, part } = first.row;
  const texts = await readPartIfThere(ctx, redirect_to, part);
  const places = new Set(of.map(({ row }) => `${row.locale} ${row.field}`));
  const isSeen = of.every(({ row, decision }) => valueAt(texts, row) === (decision.now ?? row.base));
  if (!isSeen || places.size < of.length) throw await changed(ctx, all);
  const tooLong = of.flatMap(({ row, written }) => {
    const text = textAt(texts, row);
    return text && fitsText(text, written) ? [] : [text?.max_length ?? 0];
  })[0];
  if (tooLong !== undefined) {
    const message = `At most ${tooLong} characters`;
    throw new AppError("invalid_input", message, { fields: { value: message } });
  }
  const { id, write } = textsAt(redirect_to, part);
  await write(
    ctx,
    id,
    of.map(({ row, written }) => ({ field: row.field, locale: row.locale, value: written })),
  );
}

async function noteDecision(ctx: TenantCtx, { row, decision, written }: Decided) {
  const state = decision.decision === "accept" ? "accepted" : "declined";
  const { reply } = decision;
  await ctx.db
    .updateTable("suggestions")
    .set({
      state,
      written,
      replaced: written === null ? null : (decision.now ?? row.base),
      decided_at: sql`now()`,
      decided_by: userIdOf(ctx),
      ...(reply && { reply, replied_by: userIdOf(ctx) }),
    })
    .where("id", "=", row.id)
    .where("customer_id", "=", ctx.customer_id)
    .execute();
  const { part, field, locale } = row;
  await audit(ctx, {
    action: `suggestion.${state}`,
    subject_type: "suggestion",
    subject_id: row.id,
    before: { state: row.state },
    after: { state, part, field, locale, written, ...(reply && { reply }) },
  });
}

/** Groups edits, so that each part of a subject is saved once. */
function byPart(all: readonly Writing[]): Writing[][] {
  const keyOf = ({ row }: Writing) => `${row.part} ${row.redirect_to}`;
  return [...new Set(all.map(keyOf))].map((key) => all.filter((one) => keyOf(one) === key));
}

/** All or nothing. Texts are written through the record's own service, with its lock, history and audit. */
export const decideSuggestions = (ctx: TenantCtx, decisions: readonly Decision[]): Promise<Suggestion[]> =>
  inTransaction(ctx, async (ctx) => {
    const byId = new Map(decisions.map((one) => [one.id, one]));
    const rows = await holdRows(ctx, [...byId.keys()]);
    if (rows.some(({ state }) => state !== "open")) throw await changed(ctx, rows);
    const decided = rows.flatMap((row): Decided[] => {
      const decision = byId.get(row.id);
      return decision ? [{ row, decision, written: wordsOf(decision, row) }] : [];
    });
    for (const of of byPart(decided.filter(isWriting))) await writePart(ctx, of, rows);
    for (const one of decided) await noteDecision(ctx, one);
    return presentSuggestions(ctx, await findRows(ctx, [...byId.keys()]));
  });

type Accepted = { readonly part: SharedPart; readonly redirect_to: string; readonly field: string };

/** Restores the previous text, unless it was edited since. */
async function takeBack(ctx: TenantCtx, row: SuggestionRow & Accepted) {
  const texts = await readPartIfThere(ctx, row.redirect_to, row.part);
  if (valueAt(texts, row) !== row.written) throw await changed(ctx, [row]);
  const { id, write } = textsAt(row.redirect_to, row.part);
  await write(ctx, id, [{ field: row.field, locale: row.locale, value: row.replaced ?? "" }]);
}

async function presentOne(ctx: TenantCtx, id: string): Promise<Suggestion> {
  const [one] = await presentSuggestions(ctx, await findRows(ctx, [id]));
  if (!one) throw notFound("Suggestion");
  return one;
}

export const reopenSuggestion = (ctx: TenantCtx, id: string): Promise<Suggestion> =>
  inTransaction(ctx, async (ctx) => {
    const [row] = await holdRows(ctx, [id]);
    if (!row || row.state === "open") return presentOne(ctx, id);
    const { field, written, state } = row;
    if (field !== null && written !== null) await takeBack(ctx, { ...row, field });
    await ctx.db
      .updateTable("suggestions")
      .set({ state: "open", written: null, replaced: null, decided_at: null, decided_by: null })
      .where("id", "=", id)
      .where("customer_id", "=", ctx.customer_id)
      .execute();
    await audit(ctx, {
      action: "suggestion.reopened",
      subject_type: "suggestion",
      subject_id: id,
      before: { state, written },
      after: { state: "open" },
    });
    return presentOne(ctx, id);
  });

/** An empty reply removes the previous one. */
export const replyToSuggestion = (ctx: TenantCtx, id: string, words: string): Promise<Suggestion> =>
  inTransaction(ctx, async (ctx) => {
    const [row] = await holdRows(ctx, [id]);
    const reply = words || null;
    await ctx.db
      .updateTable("suggestions")
      .set({ reply, replied_by: reply === null ? null : userIdOf(ctx) })
      .where("id", "=", id)
      .where("customer_id", "=", ctx.customer_id)
      .execute();
    await audit(ctx, {
      action: "suggestion.answered",
      subject_type: "suggestion",
      subject_id: id,
      before: { reply: row?.reply ?? null },
      after: { reply },
    });
    return presentOne(ctx, id);
  });
