import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";

/** Copies a text, and says whether that worked: browsers may refuse. */
export function useCopy() {
  const { t } = useTranslation();
  return async (text: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ message: copied });
    } catch {
      showToast({ tone: "danger", message: t("common.not_copied") });
    }
  };
}
