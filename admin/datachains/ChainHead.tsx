import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ClashDialog } from "#admin/autosave/ClashDialog.tsx";
import { SaveNote } from "#admin/autosave/SaveNote.tsx";
import { UndoButtons } from "#admin/autosave/UndoButtons.tsx";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { useChainWork } from "./chain-work.ts";
import { useClashWords } from "./clash-words.ts";

/** The chain's own bar: whose it is, whether it is saved, undo, and the way on. */
export const ChainHead = memo(function ChainHead({ at }: { at: "builder" | "overview" }) {
  const { t } = useTranslation();
  const { saver, subject, name, canEdit } = useChainWork();
  const [isDeciding, setDeciding] = useState(false);
  const clash = useClashWords();
  const onward = at === "builder" ? subject.paths.overview : subject.paths.builder;
  useNamedPage(name);
  return (
    <header className="top-0 tall:sticky z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border bg-bg px-4 py-2 md:-mx-8 md:px-8">
      <h1 className="min-w-0 truncate text-xl font-bold">{name}</h1>
      {mayOpen(subject.paths.start) && <TextLink href={subject.paths.start}>{t("datachains.what")}</TextLink>}
      <span className="ms-auto flex flex-wrap items-center gap-1">
        {canEdit && <SaveNote saver={saver} onDecide={() => setDeciding(true)} />}
        {canEdit && <UndoButtons saver={saver} />}
        {mayOpen(onward) && (
          <LinkButton href={onward}>
            {t(at === "builder" ? "datachains.category.finish" : "datachains.review.back")}
          </LinkButton>
        )}
      </span>
      <ClashDialog saver={saver} isOpen={isDeciding} onOpenChange={setDeciding} {...clash} />
    </header>
  );
});
