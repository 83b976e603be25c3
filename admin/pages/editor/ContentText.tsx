import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { PageContent } from "#contract/page-content.ts";
import type { LText } from "#contract/texts.ts";
import { TextPart } from "./TextPart.tsx";

interface ContentTextProps {
  field: "headline" | "subtitle" | "body";
  label?: string;
  limit?: number;
  isStrict?: boolean;
  isOptional?: boolean;
  isRich?: boolean;
  hint?: string;
}

/** One of the page's own texts. */
export function ContentText({ field, label, ...rest }: ContentTextProps) {
  const { t } = useTranslation();
  const { saver } = usePageWork();
  const text = usePageContent((content) => content[field]);
  const write = (next: LText, group: string) =>
    saver.edit((content): PageContent => ({ ...content, [field]: next }), group);
  const name = label ?? t(`content.fields.${field}`);
  return <TextPart field={field} label={name} text={text} onChange={write} {...rest} />;
}
