import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import type { Datachain, deviceChainApi } from "#contract/datachains.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { findSubject, type Subject } from "./find-subject.ts";
import { holdChain, openChain, withOrganizations } from "./open-chain.ts";
import { presentChain } from "./present.ts";
import { type ChainStart, startContent } from "./start-content.ts";
import { requireCurrent, writeChain } from "./write-chain.ts";

type Saved = z.output<typeof deviceChainApi.save.body>["datachain"];

export async function getChain(ctx: TenantCtx, subject: Subject): Promise<Datachain> {
  await findSubject(ctx, subject);
  return presentChain(ctx, await openChain(ctx, subject));
}

export const saveChain = (ctx: TenantCtx, subject: Subject, { content, lock_version, save_id }: Saved) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdChain(ctx, subject, content);
    const { row } = before;
    const present = async () => presentChain(ctx, await withOrganizations(ctx, before));
    if (row && save_id && row.save_id === save_id) return present();
    await requireCurrent(ctx, before, lock_version);
    if (row && isDeepStrictEqual(row.content, content)) return present();
    return writeChain(ctx, subject, before, { taxonomy: before.taxonomy, content, save_id });
  });

/**
 * Starts or replaces the chain of a device or algorithm. A blank start creates no chain if there is none. Omit
 * `lock_version` only if the caller has just created the subject, so that nobody else can know it.
 */
export const startChain = (ctx: TenantCtx, subject: Subject, start: ChainStart, lock_version?: number) =>
  inTransaction(ctx, async (ctx) => {
    await findSubject(ctx, subject);
    const { problems = [], ...next } = await startContent(ctx, subject, start);
    const before = await holdChain(ctx, subject, next.content);
    if (lock_version !== undefined) await requireCurrent(ctx, before, lock_version);
    const isNothing = !before.row && start.from === "blank";
    const datachain = isNothing
      ? presentChain(ctx, await withOrganizations(ctx, before))
      : await writeChain(ctx, subject, before, next);
    return { datachain, problems: [...problems] };
  });
