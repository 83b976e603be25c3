import { ArrowLeft } from "lucide-react";
import { useLocation } from "react-router";
import { formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { SaveStatus } from "#admin/ui/SaveStatus.tsx";
import { FilesMenu } from "./FilesMenu.tsx";
import { TargetLanguage } from "./TargetLanguage.tsx";
import type { WriteTranslation } from "./use-translations.ts";

interface TranslateHeadProps {
  name: string;
  locale: string;
  /** Share translated; undefined until loaded. */
  share: number | undefined;
  write: WriteTranslation;
  canEdit: boolean;
}

/** Page name, languages, save status, export and import. Three rows on a phone. */
export function TranslateHead({ name, locale, share, write, canEdit }: TranslateHeadProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <header className="-mx-4 -mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border bg-surface px-4 py-2 max-md:pb-3 md:-mx-8 md:-mt-6 md:min-h-(--topbar) md:px-8">
      <LinkButton href={pathname} variant="ghost" icon={ArrowLeft} className="-me-3 -ms-3 rtl:[&_svg]:-scale-x-100">
        <span className="sr-only">{t("translations.back")}</span>
      </LinkButton>
      <h1 className="text-xl font-bold tracking-tight">{t("translations.title")}</h1>
      <span className="min-w-0 flex-1 truncate text-muted">{name}</span>
      <SavedNote write={write} />
      <TargetLanguage locale={locale} share={share} />
      <div className="flex gap-2 max-md:grid max-md:w-full max-md:grid-cols-2 max-md:[&>:only-child]:col-span-2">
        <FilesMenu locale={locale} canEdit={canEdit} />
      </div>
    </header>
  );
}

function SavedNote({ write: { status, submittedAt } }: Pick<TranslateHeadProps, "write">) {
  const { t } = useTranslation();
  if (status === "idle") return null;
  if (status === "pending") return <SaveStatus state="saving" label={t("autosave.saving")} />;
  // the field itself shows the reason and retries
  if (status === "error") return <SaveStatus state="failed" label={t("autosave.failed")} />;
  return <SaveStatus state="saved" label={t("autosave.saved_at", { time: formatTime(submittedAt) })} />;
}
