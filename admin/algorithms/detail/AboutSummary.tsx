import { ImageIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatDay } from "#admin/i18n/format.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { languageName } from "#admin/i18n/languages.ts";
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
          <Picture algorithm={algorithm} locale={locale} />
          <div className="min-w-60 flex-1">
            <Summary algorithm={algorithm} locale={locale} />
            <Tags algorithm={algorithm} />
          </div>
        </div>
        <Facts algorithm={algorithm} />
      </CardBody>
    </Card>
  );
}

type Part = Omit<AboutSummaryProps, "isWriter">;

/** A picture without words is a gap, and the gap is named. */
function Picture({ algorithm: { image_key, image_alt, fallbacks }, locale }: Part) {
  const { t } = useTranslation();
  const frame = "h-42 w-60 flex-none overflow-hidden rounded-md border bg-sunken max-sm:w-full";
  if (!image_key) {
    return (
      <div className={`${frame} grid place-items-center border-dashed border-control text-sm text-muted`}>
        <span className="flex flex-col items-center gap-1">
          <ImageIcon size={20} aria-hidden />
          {t("algorithms.summary.no_image")}
        </span>
      </div>
    );
  }
  const fallback = fallbacks["image_alt"];
  const alt = image_alt ?? fallback?.text ?? "";
  return (
    <figure className="max-w-60 max-sm:max-w-full max-sm:flex-1">
      <img
        src={imageUrl(image_key, 640)}
        alt={alt}
        lang={languageTag(image_alt ? locale : (fallback?.locale ?? locale))}
        className={`${frame} border-border object-contain`}
      />
      {alt === "" && <figcaption className="mt-1 text-sm text-warning">{t("algorithms.summary.no_alt")}</figcaption>}
    </figure>
  );
}

function Summary({ algorithm: { summary, fallbacks }, locale }: Part) {
  const { t } = useTranslation();
  const fallback = fallbacks["summary"];
  const text = summary ?? fallback?.text;
  if (!text) return <p className="text-muted">{t("algorithms.summary.no_summary")}</p>;
  return (
    <>
      <p
        lang={languageTag(summary ? locale : (fallback?.locale ?? locale))}
        dir="auto"
        className="text-lg [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      {!summary && fallback && (
        <p className="mt-1 text-sm text-muted">
          {t("algorithms.summary.shown_in", { language: languageName(fallback.locale) })}
        </p>
      )}
    </>
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

function Facts({ algorithm }: Pick<AboutSummaryProps, "algorithm">) {
  const { t } = useTranslation();
  const { algorithm_type, start_month, end_month, department, last_verified_on } = algorithm;
  const facts: [name: string, value: ReactNode][] = [
    [t("algorithms.field.algorithm_type"), algorithm_type && t(`algorithms.types.${algorithm_type}`)],
    [t("algorithms.field.start_month"), start_month && month(start_month)],
    [t("algorithms.field.end_month"), end_month && month(end_month)],
    [t("algorithms.field.department"), department],
    [t("algorithms.field.contact_email"), algorithm.contact_email],
    [t("algorithms.field.contact_url"), algorithm.contact_url],
    [t("algorithms.field.last_verified_on"), last_verified_on && formatDay(last_verified_on)],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t border-border pt-4 sm:grid-cols-2">
      {known.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
