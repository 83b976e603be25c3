import { ImageIcon } from "lucide-react";
import { formatDate, formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { RecordAbout } from "#admin/inventory/RecordAbout.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import type { AlgorithmDetails } from "#contract/algorithms.ts";

interface AboutSummaryProps {
  algorithm: AlgorithmDetails;
  locale: string;
  isWriter: boolean;
}

const month = (value: string) => formatDate(`${value}-01T00:00`, { month: "long", year: "numeric" });

export function AboutSummary({ algorithm, ...props }: AboutSummaryProps) {
  const { t } = useTranslation();
  const { algorithm_type, start_month, end_month, department, last_verified_on } = algorithm;
  const facts = [
    [t("algorithms.field.algorithm_type"), algorithm_type && t(`algorithms.types.${algorithm_type}`)],
    [t("algorithms.field.start_month"), start_month && month(start_month)],
    [t("algorithms.field.end_month"), end_month && month(end_month)],
    [t("algorithms.field.department"), department],
    [t("algorithms.field.contact_email"), algorithm.contact_email],
    [t("algorithms.field.contact_url"), algorithm.contact_url],
    [t("algorithms.field.last_verified_on"), last_verified_on && formatDay(last_verified_on)],
  ] as const;
  return (
    <RecordAbout
      {...props}
      noun="algorithms"
      record={algorithm}
      image={{
        key: algorithm.image_key,
        text: algorithm.image_alt,
        alt: "image_alt",
        icon: ImageIcon,
        fit: "object-contain",
      }}
      words={{
        title: t("algorithms.summary.about"),
        no_image: t("algorithms.summary.no_image"),
        no_alt: t("algorithms.summary.no_alt"),
        no_summary: t("algorithms.summary.no_summary"),
        shown_in: (language) => t("algorithms.summary.shown_in", { language }),
      }}
      tags={<Tags algorithm={algorithm} />}
      facts={facts}
    />
  );
}

function Tags({ algorithm: { themes, labels } }: Pick<AboutSummaryProps, "algorithm">) {
  const { t } = useTranslation();
  if (themes.length + labels.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-1.5">
      {themes.map((theme) => (
        <li key={theme}>
          <Tag>{t(`algorithms.themes.${theme}`)}</Tag>
        </li>
      ))}
      {labels.map((label) => (
        <li key={label.id}>
          <Tag color={label.color}>{shownName(label)}</Tag>
        </li>
      ))}
    </ul>
  );
}
