import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { directionOf } from "#contract/direction.ts";
import { useReport } from "./report-work.ts";

interface ReportTextProps {
  label: string;
  hint?: string | undefined;
  optionalLabel?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  limit: number;
  rows?: number | undefined;
}

/** A text in the report's language. One that is too long stays in the report and is not saved until it is shortened. */
export function ReportText({ value, limit, ...rest }: ReportTextProps) {
  const { t } = useTranslation();
  const { locale } = useReport().content;
  return (
    <TextArea
      {...rest}
      value={value}
      limit={limit}
      // what the server counts: more than one for some letters
      counterLabel={() => `${formatNumber(value.length)} / ${formatNumber(limit)}`}
      errorMessage={value.length > limit ? t("reports.answer.too_long", { limit }) : undefined}
      lang={languageTag(locale)}
      dir={directionOf(locale)}
    />
  );
}
