import { useId } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import type { Import } from "#contract/imports.ts";
import { actingRows } from "../import-steps.ts";
import { ProblemSummary } from "../rows/ProblemSummary.tsx";
import { RowsList } from "../rows/RowsList.tsx";
import { RelatedRecords } from "./RelatedRecords.tsx";
import { RunBar } from "./RunBar.tsx";

/** What the file would change, row by row, and the button to run it. */
export function CheckStep({ ours, isWriter }: { ours: Import; isWriter: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="flex flex-col gap-5">
      <Card aria-labelledby={id}>
        <CardHead id={id} title={t("imports.run.title")} />
        <CardBody className="flex flex-col gap-4">
          <Outcome ours={ours} />
          <RelatedRecords made={ours.made} />
          {isWriter && <RunBar ours={ours} />}
        </CardBody>
      </Card>
      <ProblemSummary ours={ours} />
      <RowsList ours={ours} />
    </div>
  );
}

function Outcome({ ours: { counts, subject, locale } }: { ours: Import }) {
  const { t } = useTranslation();
  const { create = 0, update = 0, add_location = 0, unchanged = 0, duplicate = 0, skip = 0, left_out = 0 } = counts;
  const idle = unchanged + duplicate + skip;
  const lines = [
    create > 0 && t(`imports.run.${subject}`, { count: create }),
    update > 0 && t("imports.run.change", { count: update }),
    add_location > 0 && t("imports.run.place", { count: add_location }),
    idle > 0 && t("imports.run.idle", { count: idle }),
    left_out > 0 && t("imports.run.left_out", { rows: left_out }),
  ].filter((line) => line !== false);
  return (
    <>
      {actingRows(counts) === 0 && <p>{t("imports.run.nothing")}</p>}
      {lines.length > 0 && (
        <ul className="list-disc ps-5 tabular-nums">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Language locale={locale} />
    </>
  );
}

function Language({ locale }: Pick<Import, "locale">) {
  const { t } = useTranslation();
  return locale !== null && <p>{t("imports.run.language", { language: languageName(locale) })}</p>;
}
