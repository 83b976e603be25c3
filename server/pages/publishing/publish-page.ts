import type { PageFinding, Publication } from "#contract/publications.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError, conflict } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { holdApproval, settleApproval } from "../approval/hold-approval.ts";
import { type Composed, composeSnapshot, digestOf } from "./compose-snapshot.ts";
import { isError, judgePages } from "./judge-pages.ts";
import { findPublication } from "./list-publications.ts";
import type { Composing } from "./read-composition.ts";
import { writePublication } from "./write-publication.ts";

type Wanted = { readonly note?: string | null | undefined; readonly digest?: string | undefined };

/** Errors block publishing; return every finding to the caller. */
export function refuseErrors(findings: readonly PageFinding[]) {
  if (!findings.some(isError)) return;
  const message = "This page cannot be published yet: its checks found errors";
  throw new AppError("page_has_errors", message, { current: { findings } });
}

/** Composes a locked page. Refuses if it changed since the caller reviewed it, or has errors. */
export async function composeToPublish(ctx: Composing, page_id: string, digest: string | undefined) {
  const page: Composed = await composeSnapshot(ctx, page_id);
  const present = digestOf(page.snapshot);
  if (digest !== undefined && digest !== present) throw conflict("What this page shows", { digest: present });
  for (const { findings } of await judgePages(ctx, [page])) refuseErrors(findings);
  return { ...page, digest: present };
}

/** The lock serializes concurrent publications. Where the workspace asks for approval, publishing is the approval. */
export const publishPage = (ctx: TenantCtx, page_id: string, { note, digest }: Wanted): Promise<Publication> =>
  inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "pages", [page_id]);
    const page = await composeToPublish(ctx, page_id, digest);
    const approval = await holdApproval(ctx, { page_id, digest: page.digest, note });
    const number = await writePublication(ctx, { ...page, note: approval ? approval.note : note || null });
    if (approval) await settleApproval(ctx, approval, { state: "approved" });
    return findPublication(ctx, page_id, number);
  });
