import { memo, type ReactNode } from "react";
import { useParams } from "react-router";
import { SaveNote } from "#admin/autosave/SaveNote.tsx";
import { UndoButtons } from "#admin/autosave/UndoButtons.tsx";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useConflict } from "#admin/records/conflict/ConflictGate.tsx";
import { mayOpen } from "#admin/session/share-limits.ts";
import { cx } from "#admin/ui/cx.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { useChainWork } from "./chain-work.ts";
import { useReadText } from "./read-text.ts";

type ChainHeadProps = { at: "builder" | "overview"; children?: ReactNode };

/** The current category, or the name of the page. */
function usePart(at: ChainHeadProps["at"]) {
  const { t } = useTranslation();
  const { taxonomy } = useChainWork();
  const read = useReadText();
  const { datachain_category } = useParams();
  const category = taxonomy.categories.find(({ id }) => id === datachain_category);
  return category ? read(category.name) : t(`datachains.${at}`);
}

/** The chain's own bar: subject, save status, undo and next step. */
export const ChainHead = memo(function ChainHead({ at, children }: ChainHeadProps) {
  const { t } = useTranslation();
  const { saver, subject, name, canEdit } = useChainWork();
  const { open: decide } = useConflict();
  const part = usePart(at);
  const onward = at === "builder" ? subject.paths.overview : subject.paths.builder;
  useNamedPage(part, [
    { name, href: subject.paths.subject },
    { name: t("datachains.what"), href: subject.paths.start },
  ]);
  return (
    <header
      className={cx(
        "chain-head z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-surface px-4 py-2 tall:md:sticky md:top-(--topbar) md:min-h-(--topbar) md:flex-nowrap",
        at === "builder" ? "md:px-6" : "-mx-4 -mt-4 md:-mx-8 md:-mt-6 md:px-8",
      )}
    >
      <h1 className="flex min-w-0 flex-wrap items-baseline gap-x-3 max-md:basis-full md:flex-nowrap">
        <span className="min-w-0 text-xl font-bold break-words md:truncate">{name}</span>{" "}
        <span className="flex-none text-sm font-medium text-muted">{part}</span>
      </h1>
      <span className="ms-auto flex flex-wrap items-center gap-1 max-md:w-full">
        {canEdit && (
          <span className="max-md:me-auto">
            <SaveNote saver={saver} onDecide={decide} />
          </span>
        )}
        {canEdit && <UndoButtons saver={saver} />}
        {children}
        {mayOpen(onward) && (
          <LinkButton href={onward} {...(at === "builder" && { className: "max-md:hidden" })}>
            {t(at === "builder" ? "datachains.category.finish" : "datachains.review.back")}
          </LinkButton>
        )}
      </span>
    </header>
  );
});
