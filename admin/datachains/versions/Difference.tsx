import { useTranslation } from "react-i18next";
import { languageName } from "#admin/i18n/format.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { Change } from "#datachain/diff.ts";
import type { ChainContent } from "#datachain/model.ts";
import { useChainWork } from "../chain-work.ts";
import { elementOf } from "../element-of.ts";
import { useReadText } from "../read-text.ts";

type DifferenceProps = { change: Change; before: ChainContent; after: ChainContent };

const TONES = { added: "success", removed: "danger", changed: "info", moved: "neutral" } as const;

/** Where it is: category, what was chosen, and in which language. */
function useNameOf() {
  const { t } = useTranslation();
  const { taxonomy } = useChainWork();
  const read = useReadText();
  return ({ change, before, after }: DifferenceProps) => {
    const category = taxonomy.categories.find(({ id }) => id === change.category_id);
    const inOne = (content: ChainContent) => content.placements.find(({ id }) => id === change.placement_id);
    const placement = inOne(after) ?? inOne(before);
    const content = inOne(after) ? after : before;
    const title = placement && (read(elementOf(taxonomy, content, placement)?.title) || placement.element_id);
    const field = change.field && t(`datachains.versions.fields.${change.field}`);
    return [category && read(category.name), title, field, change.locale && languageName(change.locale)]
      .filter(Boolean)
      .join(" › ");
  };
}

/** One thing that differs, in words. */
export function Difference(props: DifferenceProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const { change } = props;
  const say = (value: string | number | undefined) => (value === undefined ? t("datachains.versions.empty") : value);
  const hasText = change.field !== undefined || change.kind === "moved";
  return (
    <li className="rounded-md border border-border p-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <Badge tone={TONES[change.kind]}>{t(`datachains.versions.kinds.${change.kind}`)}</Badge>
        {nameOf(props)}
      </p>
      {hasText && (
        <dl className="mt-2 grid gap-3 text-sm sm:grid-cols-2">
          <div>
            <dt className="text-muted">{t("datachains.versions.before")}</dt>
            <dd className="whitespace-pre-wrap break-words">{say(change.before)}</dd>
          </div>
          <div>
            <dt className="text-muted">{t("datachains.versions.after")}</dt>
            <dd className="whitespace-pre-wrap break-words">{say(change.after)}</dd>
          </div>
        </dl>
      )}
    </li>
  );
}
