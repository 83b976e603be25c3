import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { config } from "#admin/api/config.ts";
import { siteLink } from "#admin/frame/site-link.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { countLetters } from "#contract/segments.ts";
import { ADOPTION_NOTE_LETTERS, type ReportFinding, type YearlyReport } from "#contract/yearly-reports.ts";
import { ABOUT, partHref, WHAT } from "./report-place.ts";
import { useReport } from "./report-work.ts";

interface AdoptDialogProps {
  isManager: boolean;
  isPending: boolean;
  problem: string | undefined;
  /** With what was corrected, for an adopted report. */
  adopt: (note: string | null) => Promise<void>;
  onClose: () => void;
}

/** What is missing, with links to it; if nothing is, what adopting does. */
export function AdoptDialog({ isManager, isPending, problem, adopt, onClose }: AdoptDialogProps) {
  const { t } = useTranslation();
  const { findings, report } = useReport();
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const isCorrection = report.revision > 0;
  const written = note.trim();
  const tooLong = countLetters(written) > ADOPTION_NOTE_LETTERS;
  const noteProblem = tooLong
    ? t("common.validation.too_long", { count: ADOPTION_NOTE_LETTERS })
    : isCorrection && written === "" && t("reports.adopt.note_needed");
  const confirm = () => {
    setTried(true);
    if (!noteProblem) void adopt(written || null);
  };
  const isReady = findings.length === 0;
  const title = isReady
    ? t(isManager ? "reports.adopt.ready_title" : "reports.adopt.ready_check_title")
    : t("reports.adopt.missing_title");
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={title}
      closeLabel={t("common.close")}
      actions={
        isReady && isManager ? (
          <>
            <Button onPress={onClose}>{t("common.cancel")}</Button>
            <Button
              variant="primary"
              isPending={isPending}
              pendingLabel={t("reports.adopt.adopting")}
              onPress={confirm}
            >
              {t("reports.adopt.confirm")}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{t("common.close")}</Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {problem && (
          <Note tone="danger" role="alert">
            {problem}
          </Note>
        )}
        {isReady ? <Ready isManager={isManager} /> : <Missing findings={findings} onLeave={onClose} />}
        {isReady && isManager && isCorrection && (
          <TextArea
            label={t("reports.adopt.note")}
            hint={t("reports.adopt.note_hint")}
            rows={2}
            value={note}
            onChange={setNote}
            limit={ADOPTION_NOTE_LETTERS}
            errorMessage={isTried && noteProblem ? noteProblem : undefined}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The address that the report will have. */
function useAddress({ public_url, slug }: YearlyReport) {
  const { locale } = useContentLocale();
  const { data } = useQuery(siteQuery(locale));
  const guide = siteLink(data?.site, config());
  return public_url ?? (guide && `${guide.replace(/^\/\//, "")}/reports/${slug}`);
}

function Ready({ isManager }: { isManager: boolean }) {
  const { t } = useTranslation();
  const { report } = useReport();
  const address = useAddress(report);
  if (!isManager) return <p>{t("reports.adopt.ready_check")}</p>;
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 [overflow-wrap:anywhere]">
      <li>{t("reports.adopt.frozen")}</li>
      <li>
        {report.public_url === null ? t("reports.adopt.shown") : t("reports.adopt.shown_again", { address })}
        {report.public_url === null && address && <span className="block text-muted">{address}</span>}
      </li>
      {report.public_url !== null && <li>{t("reports.adopt.earlier")}</li>}
      <li>{t("reports.adopt.changes")}</li>
    </ul>
  );
}

function Missing({ findings, onLeave }: { findings: readonly ReportFinding[]; onLeave: () => void }) {
  const { t } = useTranslation();
  const { report, content } = useReport();
  const parts = [undefined, ...content.technologies].map((technology) => ({
    technology,
    found: findings.filter((one) => one.technology_id === (technology?.id ?? null)),
  }));
  const hrefOf = ({ technology_id, heading }: ReportFinding) =>
    technology_id ? partHref(report.id, technology_id, heading ?? WHAT) : partHref(report.id, ABOUT);
  const nameOf = ({ technology_id, heading }: ReportFinding) =>
    heading ? t(`reports.headings.${heading}`) : t(technology_id ? "reports.technology.what" : "reports.parts.about");
  return (
    <>
      <p className="text-muted">{t("reports.adopt.missing", { count: findings.length })}</p>
      {parts
        .filter(({ found }) => found.length > 0)
        .map(({ technology, found }) => (
          <section key={technology?.id ?? ABOUT}>
            <h3 className="font-bold [overflow-wrap:anywhere]">{technology?.name ?? t("reports.parts.about")}</h3>
            <ul className="mt-1 flex flex-col">
              {found.map((finding) => (
                <li key={`${finding.heading}-${finding.code}`} className="flex flex-wrap items-baseline gap-x-2">
                  <TextLink href={hrefOf(finding)} onPress={onLeave}>
                    {nameOf(finding)}
                  </TextLink>
                  <span className="text-sm text-muted">{t(`reports.findings.${finding.code}`)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
