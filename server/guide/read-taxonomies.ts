import type { PageCard, PageSnapshot } from "#contract/publications.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { builtIn } from "#datachain/taxonomies.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Database } from "#server/platform/database/db.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";

const unlessMissing = (error: unknown) => {
  if (error instanceof AppError && error.code === "not_found") return undefined;
  throw error;
};

/** The imported vocabularies of a page and its cards; built-in ones need no loading. */
export async function readTaxonomies(
  services: { readonly database: Database },
  { db }: PublicReading,
  shown: {
    readonly snapshot?: PageSnapshot;
    readonly cards: readonly PageCard[];
    readonly ids?: readonly (string | null)[];
  },
) {
  const { snapshot, cards } = shown;
  const ids = new Set([
    snapshot?.chain?.taxonomy_id,
    ...cards.map(({ taxonomy_id }) => taxonomy_id),
    ...(shown.ids ?? []),
  ]);
  const imported = new Map<string, Taxonomy>();
  for (const id of ids) {
    if (!id || builtIn(id)) continue;
    const taxonomy = await findTaxonomy({ db, services }, id).catch(unlessMissing);
    if (taxonomy) imported.set(id, taxonomy);
  }
  return imported;
}
