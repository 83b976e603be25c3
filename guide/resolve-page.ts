import { resolveChain } from "#datachain/resolve.ts";
import type { ResolvedChain } from "#datachain/resolved.ts";
import { bareId } from "#datachain/roles.ts";
import type { PageSnapshot } from "./content.ts";
import type { Reading } from "./reading.ts";

/** The page's datachain in the reader's language; undefined without one, or with an unknown vocabulary. */
export function chainOf({ taxonomyOf, locale, site, chainWords }: Reading, { chain }: PageSnapshot) {
  const taxonomy = chain ? taxonomyOf(chain.taxonomy_id) : undefined;
  if (
    !chain ||
    !taxonomy ||
    (chain.content.placements.length === 0 && Object.keys(chain.content.undisclosed).length === 0)
  )
    return undefined;
  return resolveChain({
    taxonomy,
    content: chain.content,
    organizations: chain.organizations,
    locale,
    default_locale: site.default_locale,
    gap: chainWords.sentences.gap,
  });
}

export const categoryNamed = ({ categories }: ResolvedChain, name: string) =>
  categories.find(({ standard_id }) => bareId(standard_id) === name);

export const logoUrlOf =
  ({ around }: Reading) =>
  (key: string) =>
    around.imageUrl(key, 160);
