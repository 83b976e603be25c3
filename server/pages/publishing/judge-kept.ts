import type { PageFinding, PageSnapshot } from "#contract/publications.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { keptSheet } from "./compose-sheet.ts";
import type { Composed } from "./compose-snapshot.ts";
import { judgePages } from "./judge-pages.ts";
import type { Composing } from "./read-composition.ts";

/** Checks a scheduled snapshot by the site's current rules, and only while its subject exists. */
export async function judgeKept(ctx: Composing, page: Composed, kept: PageSnapshot): Promise<readonly PageFinding[]> {
  const taxonomy = kept.chain && (await findTaxonomy(ctx, kept.chain.taxonomy_id));
  const subject = page.snapshot.subject && kept.subject;
  const sheet = keptSheet(page.sheet, kept.answers);
  const [judged] = await judgePages(ctx, [{ ...page, snapshot: { ...kept, subject }, taxonomy, sheet }]);
  return judged?.findings ?? [];
}
