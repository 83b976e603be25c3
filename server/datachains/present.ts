import type { Datachain } from "#contract/datachains.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { judge, type Judgement, type OpenChain } from "./open-chain.ts";
import { publicContent } from "./public-content.ts";

/** The API's chain. Share link visitors see neither internal notes nor staff names. */
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
