import { useTranslation } from "react-i18next";

export function useRichTextWords() {
  const { t } = useTranslation();
  return {
    toolbar: t("sites.rich_text.toolbar"),
    bold: t("sites.rich_text.bold"),
    italic: t("sites.rich_text.italic"),
    heading2: t("sites.rich_text.heading"),
    heading3: t("sites.rich_text.subheading"),
    bulletList: t("sites.rich_text.bullets"),
    numberedList: t("sites.rich_text.numbers"),
    undo: t("common.undo"),
    redo: t("sites.rich_text.redo"),
    link: t("sites.rich_text.link"),
    linkAddress: t("sites.rich_text.link_address"),
    linkHint: t("sites.rich_text.link_hint"),
    applyLink: t("common.apply"),
    removeLink: t("sites.rich_text.remove_link"),
  };
}
