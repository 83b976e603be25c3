import { isObject, type Json } from "#admin/autosave/json.ts";
import { ORDER, type Path } from "#admin/autosave/merge.ts";
import { fieldKey, type NamedField } from "#admin/content/field-names.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { ClashWords } from "#admin/records/conflict/clash-words.ts";

const RICH: readonly NamedField[] = ["body", "answer"];

/** Names fields and values of the document, for the comparison of two versions. */
export function useClashWords(): ClashWords {
  const { t } = useTranslation();
  const { page } = usePageWork();

  /** `questions › id › answer › km` */
  function nameOf(path: Path): string {
    const field = t(`content.fields.${fieldKey(path) satisfies NamedField}`);
    return path.includes(ORDER) ? t("pages.editor.clash.order", { field }) : field;
  }

  function show(value: Json): string {
    if (typeof value === "string" || typeof value === "number") return String(value);
    if (typeof value === "boolean") return t(value ? "pages.editor.clash.on" : "pages.editor.clash.off");
    const texts = (one: Json | undefined): string[] => {
      if (typeof one === "string") return [one];
      if (Array.isArray(one)) return (one as Json[]).flatMap(texts);
      return isObject(one) ? Object.entries(one).flatMap(([key, inner]) => (key === "id" ? [] : texts(inner))) : [];
    };
    return texts(value).join("\n");
  }
  return {
    nameOf,
    show,
    localeOf: (path) => path.findLast((key) => page.locales.includes(key)),
    isRich: (path) => RICH.includes(fieldKey(path)),
  };
}
