import { TriangleAlert } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { paths } from "#admin/paths.ts";

/** Shows the link once: the server keeps only a hash of its token. */
export function FreshLink({ token, label }: { token: string; label: string }) {
  const { t } = useTranslation();
  const url = `${window.location.origin}${paths.shareRedirect(token)}`;
  return (
    <div className="mt-3 ms-7">
      <CopyField
        label={t("share.list.link", { label })}
        isLabelHidden
        value={url}
        copyLabel={t("share.list.copy")}
        copiedLabel={t("common.copied")}
        refusedLabel={t("common.not_copied")}
      />
      <p className="mt-2 flex items-center gap-1.5 text-sm">
        <TriangleAlert size={14} aria-hidden className="flex-none text-warning" />
        {t("share.list.once")}
      </p>
    </div>
  );
}
