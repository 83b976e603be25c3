import type { Datachain } from "#contract/datachains.ts";
import type { ChainContent, Source } from "#datachain/model.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { judge, type Judgement, type OpenChain } from "./open-chain.ts";

const isPublic = ({ type }: Source) => type !== "internal_memo";

/** The content without what is for staff: their notes, and their own papers among the sources. */
const publicContent = (content: ChainContent): ChainContent => ({
  ...content,
  sources: content.sources.filter(isPublic),
  placements: content.placements.map((placement) => ({
    ...placement,
    sources: placement.sources.filter(isPublic),
    internal_note: "",
  })),
});

/** The chain as the wire knows it. Who opened a link from outside sees neither what is for staff nor their names. */
export function presentChain({ actor }: TenantCtx, chain: OpenChain, judged?: Judgement): Datachain {
  const { row, taxonomy, organizations, languages } = chain;
  const isGuest = actor.kind === "share";
  const content = isGuest ? publicContent(chain.content) : chain.content;
  const { findings, summary, identifiability } = (isGuest ? undefined : judged) ?? judge({ ...chain, content });
  return {
    id: row?.id ?? null,
    taxonomy_id: taxonomy.id,
    content,
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
