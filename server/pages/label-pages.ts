import type * as z from "zod";
import type { PageContent } from "#contract/page-content.ts";
import type { pagesApi } from "#contract/pages.ts";
import { unknownLabels } from "#server/labels/unknown-labels.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { findPage } from "./service.ts";
import { storePage } from "./update-page.ts";

type Wanted = z.output<typeof pagesApi.labelMany.body>;

/** Limit of a page's document. */
const MOST_LABELS = 50;

const labelled = ({ label_ids, ...content }: PageContent, { add, remove }: Wanted): PageContent => ({
  ...content,
  label_ids: [...new Set([...label_ids, ...add])].filter((id) => !remove.includes(id)).slice(0, MOST_LABELS),
});

/** All or nothing; pages already in that state are left alone. */
export const labelPages = (ctx: TenantCtx, wanted: Wanted) =>
  inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(wanted.ids)].toSorted();
    if ((await unknownLabels(ctx, wanted.add)).size)
      throw new AppError("invalid_input", "add: Unknown label", { fields: { add: "Unknown label" } });
    await holdToChange(ctx, "pages", ids);
    let changed_count = 0;
    for (const id of ids) {
      const page = await findPage(ctx, id);
      const content = labelled(page.content, wanted);
      if (content.label_ids.join() === page.content.label_ids.join()) continue;
      // Writing the labels queued the comparison; doing it here would keep the caller waiting.
      await storePage(ctx, page, { content });
      changed_count += 1;
    }
    return { changed_count };
  });
