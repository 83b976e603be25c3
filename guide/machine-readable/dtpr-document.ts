import { type JsonObject, OURS } from "#datachain/document-form.ts";
import { explained } from "#datachain/document-loss.ts";
import { toResolved } from "#datachain/document-write.ts";
import type { Taxonomy } from "#datachain/model.ts";
import type { PageSnapshot } from "../content.ts";
import { pathOf } from "../paths.ts";
import { addressOf, type GuideAt } from "./addresses.ts";
import { DATA_LICENCE } from "./licence.ts";

type Input = {
  readonly guide: GuideAt;
  readonly snapshot: PageSnapshot;
  readonly taxonomy: Taxonomy;
  readonly first_published_at: string;
  readonly published_at: string;
};

/**
 * A device or algorithm as a DTPR document, in all languages and with the vocabulary it uses. Anything DTPR has no field
 * for goes into our extension fields. Undefined if the page has no public datachain.
 */
export function dtprDocument({ guide, snapshot, taxonomy, ...times }: Input): JsonObject | undefined {
  const { chain, subject, content, type, slug } = snapshot;
  if (!chain || !subject || type === "home_page") return undefined;
  const { document, losses } = toResolved({
    taxonomy,
    content: chain.content,
    organizations: chain.organizations,
    head: {
      id: subject.id,
      title: content.headline,
      description: content.subtitle,
      created_at: times.first_published_at,
      updated_at: times.published_at,
    },
  });
  const ours = {
    ...(document[OURS] as JsonObject | undefined),
    left_out: explained(losses),
    page: addressOf(guide, pathOf({ type, slug })),
    licence: DATA_LICENCE,
    vocabulary: { source: taxonomy.source, licence: taxonomy.license },
  };
  return { ...document, [OURS]: ours };
}
