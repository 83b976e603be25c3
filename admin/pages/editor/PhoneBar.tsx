import { SaveNote } from "#admin/autosave/SaveNote.tsx";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PUBLISH_NOW } from "#admin/publishing/publish-address.ts";
import { usePublishStep } from "#admin/publishing/publish-words.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { StickyFoot } from "#admin/ui/StickyFoot.tsx";

/** On a phone the side panel is far below, so its essentials stay at the bottom of the window. */
export function PhoneBar({ onDecide }: { onDecide: () => void }) {
  const { t } = useTranslation();
  const { page, saver } = usePageWork();
  const { findings, state } = page;
  const { words, isWaiting } = usePublishStep(page);
  return (
    <StickyFoot className="bottom-0 -mx-4 mt-5 flex flex-wrap items-center gap-2 border-t border-border px-4 py-2 md:hidden">
      <span className="me-auto min-w-0">
        <SaveNote saver={saver} onDecide={onDecide} />
      </span>
      {findings.length > 0 && (
        <LinkButton href="#page-checks">{t("content.checks.count", { count: findings.length })}</LinkButton>
      )}
      {state !== "published" && (
        <LinkButton variant={isWaiting ? "secondary" : "primary"} href={PUBLISH_NOW}>
          {words}
        </LinkButton>
      )}
    </StickyFoot>
  );
}
