import { useTranslation } from "#admin/i18n/i18n.ts";
import { Note } from "#admin/ui/Note.tsx";
import { isManagerOnly, type Settings } from "../settings.ts";
import { RestoreButton, useDeletedWords } from "./RestoreButton.tsx";

/** Above every tab of a deleted guide: what happens to it, and a button to restore it. */
export function DeletedNote({ site, locale, user }: Settings) {
  const { t } = useTranslation();
  const words = useDeletedWords(site);
  if (!words) return null;
  return (
    <div className="mb-5">
      <Note
        tone="warning"
        title={t("sites.delete.deleted")}
        actions={!isManagerOnly(user) && <RestoreButton site={site} locale={locale} />}
      >
        {words}
      </Note>
    </div>
  );
}
