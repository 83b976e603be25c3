import type { Datachain } from "#contract/datachains.ts";
import type { ChainContent } from "#datachain/model.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { judge, type OpenChain } from "./open-chain.ts";

const withoutNotes = (content: ChainContent): ChainContent => ({
  ...content,
  placements: content.placements.map((placement) => ({ ...placement, internal_note: "" })),
});

/** The chain as the wire knows it. Who opened a link from outside sees neither the staff's notes nor their names. */
export function presentChain({ actor }: TenantCtx, chain: OpenChain): Datachain {
  const { row, taxonomy, content, organizations, languages } = chain;
  const { findings, summary, identifiability } = judge(chain);
  const isGuest = actor.kind === "share";
  return {
    id: row?.id ?? null,
    taxonomy_id: taxonomy.id,
    content: isGuest ? withoutNotes(content) : content,
    findings,
    summary,
    identifiability,
    organizations: [...organizations],
    locales: [...languages.locales],
    default_locale: languages.default_locale,
    lock_version: row?.lock_version ?? 0,
    updated_at: row?.updated_at ?? null,
    updated_by: isGuest ? null : (row?.updated_by ?? null),
  };
}
