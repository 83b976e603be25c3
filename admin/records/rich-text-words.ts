import { useTranslation } from "#admin/i18n/i18n.ts";

export function useRichTextWords() {
  const { t } = useTranslation();
  return {
    toolbar: t("records.rich_text.toolbar"),
    bold: t("records.rich_text.bold"),
    italic: t("records.rich_text.italic"),
    heading2: t("records.rich_text.heading"),
    heading3: t("records.rich_text.subheading"),
    bulletList: t("records.rich_text.bullets"),
    numberedList: t("records.rich_text.numbers"),
    undo: t("common.undo"),
    redo: t("records.rich_text.redo"),
    link: t("records.rich_text.link"),
    linkAddress: t("records.rich_text.link_address"),
    linkHint: t("records.rich_text.link_hint"),
    applyLink: t("common.apply"),
    removeLink: t("records.rich_text.remove_link"),
  };
}
