import { ImageIcon } from "lucide-react";
import { useId } from "react";
import { formatDate, formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Facts, SummaryImage, SummaryText } from "#admin/inventory/RecordSummary.tsx";
import { paths } from "#admin/paths.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import type { AlgorithmDetails } from "#contract/algorithms.ts";

interface AboutSummaryProps {
  algorithm: AlgorithmDetails;
  locale: string;
  isWriter: boolean;
}

export function AboutSummary({ algorithm, locale, isWriter }: AboutSummaryProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const edit = isWriter && (
    <LinkButton size="sm" variant="ghost" href={paths.algorithmDetails(algorithm.id)}>
      {t("common.edit")}
    </LinkButton>
  );
  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={t("algorithms.summary.about")} actions={edit} />
      <CardBody className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-5">
          <SummaryImage
            image_key={algorithm.image_key}
            alt={{ text: algorithm.image_alt, fallback: algorithm.fallbacks["image_alt"], locale }}
            icon={ImageIcon}
            fit="object-contain"
            words={{ none: t("algorithms.summary.no_image"), no_alt: t("algorithms.summary.no_alt") }}
          />
          <div className="min-w-60 flex-1">
            <SummaryText
              summary={{ text: algorithm.summary, fallback: algorithm.fallbacks["summary"], locale }}
              words={{
                none: t("algorithms.summary.no_summary"),
                shown_in: (language) => t("algorithms.summary.shown_in", { language }),
              }}
            />
            <Tags algorithm={algorithm} />
          </div>
        </div>
        <AlgorithmFacts algorithm={algorithm} />
      </CardBody>
    </Card>
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
          <Tag color={label.color}>{label.name}</Tag>
        </li>
      ))}
    </ul>
  );
}

const month = (value: string) => formatDate(`${value}-01T00:00`, { month: "long", year: "numeric" });

function AlgorithmFacts({ algorithm }: Pick<AboutSummaryProps, "algorithm">) {
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
  return <Facts facts={facts} />;
}
