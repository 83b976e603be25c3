import { MonitorSmartphone } from "lucide-react";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { usePreviewChoice } from "#admin/preview/preview-choice.ts";
import { Switch } from "#admin/ui/Switch.tsx";

/** Shows the page as residents will see it, beside the form. */
export function PreviewSwitch() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const [isOn, set] = usePreviewChoice(page);
  return (
    <span className="inline-flex min-h-9 items-center justify-center gap-2 rounded-md border border-strong bg-surface px-3">
      <MonitorSmartphone size={16} className="flex-none text-muted max-md:hidden" aria-hidden />
      <Switch className="gap-0!" label={t("pages.preview.title")} isSelected={isOn} onChange={set} />
    </span>
  );
}
