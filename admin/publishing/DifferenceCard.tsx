import { ArrowRight, Minus, Plus } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { Added, Removed, TextDifference } from "#admin/records/TextDifference.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Tag } from "#admin/ui/Tag.tsx";
import type { PageChange } from "#contract/publications.ts";
import { useChangeWords } from "./change-words.ts";

export type Difference = Pick<PageChange, "field" | "locale" | "kind" | "before" | "after"> &
  Partial<Pick<PageChange, "about">>;

interface DifferenceCardProps {
  change: Difference;
  /** Beside the name, such as "First translation". */
  mark?: ReactNode;
  /** At the end of the head: author and time, or actions. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One field in one language, before and after. */
export function DifferenceCard({ change, mark, aside, children }: DifferenceCardProps) {
  const words = useChangeWords();
  return (
    <li className="min-w-0 rounded-md border border-border bg-surface">
      <div className="flex min-h-10 flex-wrap items-center gap-2 border-b border-border px-3 py-1.5">
        <h3 className="font-medium [overflow-wrap:anywhere]">{words.title(change)}</h3>
        {Boolean(change.about?.length) && <span className="text-sm text-muted">{words.name(change.field)}</span>}
        {change.locale !== null && <Tag>{languageName(change.locale)}</Tag>}
        {mark && <span className="text-xs font-medium text-success">{mark}</span>}
        {aside && <span className="ms-auto inline-flex items-center gap-1.5 text-sm text-muted">{aside}</span>}
      </div>
      <div className="p-3">{children ?? <DifferenceBody {...change} />}</div>
    </li>
  );
}

const textOf = (said: PageChange["before"]) => (typeof said === "string" ? said : (said ?? []).join("\n"));

const DifferenceBody = memo(function DifferenceBody({ field, locale, kind, before, after }: Difference) {
  const words = useChangeWords();
  if (kind === "text") return <TextDifference before={textOf(before)} after={textOf(after)} locale={locale} />;
  if (kind === "image") return <Images before={textOf(before)} after={textOf(after)} />;
  if (kind === "names") return <Names before={words.list(field, before)} after={words.list(field, after)} />;
  return <Values before={words.list(field, before).join(" ")} after={words.list(field, after).join(" ")} />;
});

function Values({ before, after }: { before: string; after: string }) {
  return (
    <p className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
      {before && <Removed>{before}</Removed>}
      {before && after && <ArrowRight size={14} className="text-muted rtl:-scale-x-100" aria-hidden />}
      {after && <Added>{after}</Added>}
    </p>
  );
}

const NAME_LOOKS = {
  same: { icon: null, look: "border-border bg-sunken" },
  added: { icon: Plus, look: "border-primary-border bg-success-soft text-primary-soft-text" },
  removed: { icon: Minus, look: "border-danger-border bg-danger-soft text-danger line-through" },
};

/** Kept, removed and added names in the new order, with removed ones last. */
function Names({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const { t } = useTranslation();
  const all = [
    ...after.map((name) => ({ name, kind: before.includes(name) ? ("same" as const) : ("added" as const) })),
    ...before.filter((name) => !after.includes(name)).map((name) => ({ name, kind: "removed" as const })),
  ];
  return (
    <ul className="flex flex-wrap gap-2">
      {all.map(({ name, kind }, at) => {
        const { icon: Glyph, look } = NAME_LOOKS[kind];
        return (
          <li
            key={at}
            className={cx(
              "inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm border px-2 text-sm [overflow-wrap:anywhere]",
              look,
            )}
          >
            {Glyph && <Glyph size={12} strokeWidth={2.5} className="flex-none" aria-hidden />}
            {kind !== "same" && <span className="sr-only">{t(`publishing.sheet.${kind}`)}: </span>}
            {name}
          </li>
        );
      })}
    </ul>
  );
}

function Images({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation();
  const sides = [
    { key: before, label: t("publishing.differences.earlier") },
    { key: after, label: t("publishing.differences.now") },
  ];
  return (
    <div className="grid grid-cols-2 gap-4">
      {sides.map(({ key, label }) => (
        <figure key={label} className="min-w-0">
          {key ? (
            <img
              src={imageUrl(key)}
              alt={label}
              loading="lazy"
              className="aspect-3/2 w-full max-w-60 rounded-sm border border-border bg-sunken object-cover"
            />
          ) : (
            <div className="grid aspect-3/2 w-full max-w-60 place-items-center rounded-sm border border-dashed border-strong text-sm text-muted">
              {t("publishing.differences.no_image")}
            </div>
          )}
          <figcaption className="mt-1 text-sm text-muted">{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
