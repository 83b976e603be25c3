import { useQuery } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { usePagesById } from "#admin/pages/pages-by-id.ts";
import { useContentName } from "#admin/session/content-name.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { LabelRef } from "#contract/labels.ts";
import { type PageItem, pagesApi } from "#contract/pages.ts";
import { useCollection } from "./use-collection.ts";

/** Two pages sharing a label may be chance; a label on half the guide is too broad to suggest. */
const LEAST_IN_COMMON = 2;
const MOST_SUGGESTED = 20;
const TITLES_SHOWN = 3;

/** The label shared by most members. */
function commonLabel(members: readonly PageItem[]) {
  const counts = new Map<string, LabelRef & { count: number }>();
  for (const label of members.flatMap(({ labels }) => labels))
    counts.set(label.id, { ...label, count: (counts.get(label.id)?.count ?? 0) + 1 });
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return most && most.count >= LEAST_IN_COMMON ? most : undefined;
}

/** "3 more pages have the label Waterfront — Add all 3" */
export function MoreWithLabel() {
  const { t } = useTranslation();
  const { locale } = usePageWork();
  const nameOf = useContentName();
  const { settings, change } = useCollection();
  const ids = settings.members.map(({ id }) => id);
  const { byId } = usePagesById(ids, locale);
  const label = commonLabel([...byId.values()]);
  const asked = { label_id: label ? [label.id] : [], type: ["device_page" as const, "algorithm_page" as const] };
  const { data } = useQuery({
    ...query(pagesApi.search, { query: { ...asked, per_page: 100, locale } }),
    enabled: label !== undefined,
  });
  const more = (data?.items ?? []).filter(({ id }) => !ids.includes(id));
  if (!label || more.length === 0 || more.length > MOST_SUGGESTED) return null;
  const titles = more.slice(0, TITLES_SHOWN).map(({ title }) => title);
  const rest = more.length > TITLES_SHOWN ? ["…"] : [];
  const count = more.length;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-b-lg border-t border-info-border bg-info-soft px-4 py-3">
      <Lightbulb size={16} className="flex-none text-info" aria-hidden />
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {t("collections.suggestion", {
          count,
          label: nameOf(label),
          titles: rest.length ? `${titles.join(", ")}…` : formatList(titles),
        })}
      </p>
      <Button
        size="sm"
        onPress={() =>
          change(({ members }) => ({
            members: [
              ...members,
              ...more.map(({ id }) => ({ id })).filter(({ id }) => !members.some((one) => one.id === id)),
            ],
          }))
        }
      >
        {t("collections.add_all", { count })}
      </Button>
    </div>
  );
}
