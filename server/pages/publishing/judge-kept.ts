import type { PageFinding, PageSnapshot } from "#contract/publications.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { keptSheet } from "./compose-sheet.ts";
import type { Composed } from "./compose-snapshot.ts";
import { judgePages } from "./judge-pages.ts";
import type { Composing } from "./read-composition.ts";

/** Words that a schedule kept, judged as things are today: by the site's rules now, and only while their subject is there. */
export async function judgeKept(ctx: Composing, page: Composed, kept: PageSnapshot): Promise<readonly PageFinding[]> {
  const taxonomy = kept.chain && (await findTaxonomy(ctx, kept.chain.taxonomy_id));
  const subject = page.snapshot.subject && kept.subject;
  const sheet = keptSheet(page.sheet, kept.answers);
  const [judged] = await judgePages(ctx, [{ ...page, snapshot: { ...kept, subject }, taxonomy, sheet }]);
  return judged?.findings ?? [];
}
