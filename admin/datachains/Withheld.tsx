import { Eye } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { directionOf } from "#contract/direction.ts";
import type { Category } from "#datachain/model.ts";
import { filledLocales } from "#datachain/text.ts";
import { useChainWork, useContent } from "./chain-work.ts";
import { disclose, writeReason } from "./edits.ts";
import { LocaleTabs } from "./LocaleTabs.tsx";

/** Marks a category as not disclosed, with a reason in every language. */
export function Withheld({ category }: { category: Category }) {
  const { t } = useTranslation();
  const { saver, locale, canEdit } = useChainWork();
  const reason = useContent(({ undisclosed }) => undisclosed[category.id]);
  return (
    <div className="mt-5">
      <Note
        title={t("datachains.category.withheld")}
        actions={
          canEdit && (
            <Button size="sm" icon={Eye} onPress={() => saver.edit((content) => disclose(content, category.id))}>
              {t("datachains.category.disclose")}
            </Button>
          )
        }
      >
        {t("datachains.category.withheld_text")}
      </Note>
      <div className="mt-4 flex flex-col gap-2">
        <LocaleTabs filled={filledLocales(reason).join(" ")} />
        <TextArea
          label={t("datachains.category.reason")}
          hint={t("datachains.category.reason_hint")}
          lang={locale}
          dir={directionOf(locale)}
          isReadOnly={!canEdit}
          value={reason?.[locale] ?? ""}
          onChange={(value) =>
            saver.edit((content) => writeReason(content, category.id, locale, value), `reason:${category.id}:${locale}`)
          }
        />
      </div>
    </div>
  );
}
