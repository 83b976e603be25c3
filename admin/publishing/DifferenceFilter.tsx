import { useMemo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Select } from "#admin/ui/Select.tsx";
import type { Difference } from "./DifferenceCard.tsx";

/** All, one language, or the fields shared by every language. */
export const ALL = "all";
const EVERY = "every";

export const isShownUnder = (filter: string, { locale }: Difference) => filter === ALL || (locale ?? EVERY) === filter;

/** More than these do not fit side by side. */
const MOST_SEGMENTS = 4;

interface DifferenceFilterProps {
  changes: readonly Difference[];
  value: string;
  onChange: (value: string) => void;
}

/** "All 4 · English 2 · Khmer 1 · Every language 1" */
export function DifferenceFilter({ changes, value, onChange }: DifferenceFilterProps) {
  const { t } = useTranslation();
  const items = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { locale } of changes) counts.set(locale ?? EVERY, (counts.get(locale ?? EVERY) ?? 0) + 1);
    const every = counts.get(EVERY);
    counts.delete(EVERY);
    return [
      { id: ALL, label: t("publishing.sheet.all", { count: changes.length }) },
      ...[...counts].map(([id, count]) => ({
        id,
        label: t("publishing.sheet.of_language", { language: languageName(id), count }),
      })),
      ...(every === undefined ? [] : [{ id: EVERY, label: t("publishing.sheet.every_language", { count: every }) }]),
    ];
  }, [changes, t]);
  // all of one kind: nothing to filter
  if (items.length <= 2) return null;
  const shared = { label: t("publishing.sheet.filter"), value, onChange };
  if (items.length <= MOST_SEGMENTS)
    return (
      <div className="max-w-full overflow-x-auto">
        <Segmented {...shared} items={items} />
      </div>
    );
  return <Select {...shared} isLabelHidden size="sm" options={items} className="max-w-60" />;
}
