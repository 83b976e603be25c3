import type { TenantCtx } from "#server/platform/context.ts";

/** Holds a page against what residents read, and stores what it found. */
export async function comparePage(_ctx: TenantCtx, _page_id: string): Promise<void> {}
