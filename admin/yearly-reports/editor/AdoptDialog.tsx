import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { config } from "#admin/api/config.ts";
import { siteLink } from "#admin/frame/site-link.ts";
import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery, useUser } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { REMARK_LETTERS } from "#contract/approvals.ts";
import { countLetters } from "#contract/segments.ts";
import { ADOPTION_NOTE_LETTERS, type ReportFinding, type YearlyReport } from "#contract/yearly-reports.ts";
import { ABOUT, partHref, WHAT } from "./report-place.ts";
import { useReport } from "./report-work.ts";
import type { Adopting } from "./use-adopting.ts";
import type { Step } from "./use-step.ts";

interface AdoptDialogProps {
  step: Step;
  adopting: Adopting;
  onClose: () => void;
}

/** A short text that has to be given. */
function useNeeded(limit: number, missing: string) {
  const { t } = useTranslation();
  const [value, setValue] = useState("");
  const [isTried, setTried] = useState(false);
  const written = value.trim();
  const problem =
    countLetters(written) > limit ? t("common.validation.too_long", { count: limit }) : written === "" ? missing : "";
  return {
    field: { value, onChange: setValue, limit, rows: 2, errorMessage: isTried && problem ? problem : undefined },
    /** Undefined, and shown as missing, if it cannot be sent. */
    take: () => {
      setTried(true);
      return problem ? undefined : written;
    },
  };
}

/** What is missing, with links to it; if nothing is, the next step and what it does. */
export function AdoptDialog({ step, adopting, onClose }: AdoptDialogProps) {
  const { t } = useTranslation();
  const { findings, report } = useReport();
  const { isPending, problem } = adopting;
  const [isSendingBack, setSendingBack] = useState(false);
  const note = useNeeded(ADOPTION_NOTE_LETTERS, t("reports.adopt.note_needed"));
  const remark = useNeeded(REMARK_LETTERS, t("approvals.send_back.missing"));
  const isReady = findings.length === 0;
  const needsNote = isReady && report.revision > 0 && (step === "adopt" || step === "ask");
  const closeIfDone = async (done: Promise<boolean>) => {
    if (await done) onClose();
  };
  const confirm = () => {
    const given = needsNote ? note.take() : null;
    if (given === undefined) return;
    void closeIfDone(step === "ask" ? adopting.ask(given) : adopting.adopt(given));
  };
  const sendBack = () => {
    const given = remark.take();
    if (given !== undefined) void closeIfDone(adopting.sendBack(given));
  };
  const titles = {
    adopt: "reports.adopt.ready_title",
    check: "reports.adopt.ready_check_title",
    ask: "reports.approval.send_title",
    approve: "reports.adopt.ready_title",
    wait: "approvals.note.waiting",
  } as const;
  const close = <Button onPress={onClose}>{t("common.close")}</Button>;
  const main = (label: string, onPress: () => void) => (
    <Button variant="primary" isPending={isPending} pendingLabel={t("reports.adopt.adopting")} onPress={onPress}>
      {label}
    </Button>
  );
  const actions = () => {
    if (!isReady || step === "check") return close;
    if (step === "wait")
      return (
        <>
          <TakeBack adopting={adopting} onDone={onClose} />
          {close}
        </>
      );
    if (isSendingBack) return main(t("approvals.send_back.confirm"), sendBack);
    return (
      <>
        {step === "approve" ? (
          <Button onPress={() => setSendingBack(true)}>{t("approvals.send_back.open")}</Button>
        ) : (
          <Button onPress={onClose}>{t("common.cancel")}</Button>
        )}
        {main(
          t(
            step === "ask"
              ? "reports.approval.send"
              : step === "approve"
                ? "reports.approval.approve"
                : "reports.adopt.confirm",
          ),
          confirm,
        )}
      </>
    );
  };
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t(isReady ? titles[step] : "reports.adopt.missing_title")}
      closeLabel={t("common.close")}
      actions={actions()}
    >
      <div className="flex flex-col gap-4">
        {problem && (
          <Note tone="danger" role="alert">
            {problem}
          </Note>
        )}
        <Asked step={step} />
        {isReady ? <Ready step={step} /> : <Missing findings={findings} onLeave={onClose} />}
        {needsNote && <TextArea label={t("reports.adopt.note")} hint={t("reports.adopt.note_hint")} {...note.field} />}
        {isSendingBack && (
          <TextArea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears to ask for the remark
            autoFocus
            label={t("approvals.send_back.remark")}
            hint={t("approvals.send_back.hint")}
            {...remark.field}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Who asked or sent it back, and what they wrote. */
function Asked({ step }: { step: Step }) {
  const { t } = useTranslation();
  const user = useUser();
  const { approval } = useReport().report;
  if (!approval) return null;
  const { asked_by, asked_by_id, asked_at, remark, note, state, is_outdated } = approval;
  const name = asked_by ?? t("approvals.somebody");
  const when = formatDateTime(asked_at);
  if (state === "sent_back")
    return (
      <Note tone="warning" title={t("approvals.sent_back", { name: approval.decided_by ?? t("approvals.somebody") })}>
        {remark && t("approvals.remark_said", { remark })}
      </Note>
    );
  return (
    <Note tone={is_outdated ? "warning" : "info"} title={is_outdated ? t("reports.approval.outdated") : undefined}>
      {asked_by_id === user?.id ? t("approvals.you_asked", { when }) : t("approvals.they_asked", { name, when })}{" "}
      {step === "wait" && t("approvals.other.manager")} {note && t("approvals.change_note", { note })}
    </Note>
  );
}

function TakeBack({ adopting, onDone }: { adopting: Adopting; onDone: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const { approval } = useReport().report;
  if (!approval || approval.asked_by_id !== user?.id) return null;
  const takeBack = async () => {
    if (await adopting.takeBack()) onDone();
  };
  return (
    <Button isPending={adopting.isPending} onPress={() => void takeBack()}>
      {t("approvals.take_back.button")}
    </Button>
  );
}

/** The address that the report will have. */
function useAddress({ public_url, slug }: YearlyReport) {
  const { locale } = useContentLocale();
  const { data } = useQuery(siteQuery(locale));
  const guide = siteLink(data?.site, config());
  return public_url ?? (guide && `${guide.replace(/^\/\//, "")}/reports/${slug}`);
}

function Ready({ step }: { step: Step }) {
  const { t } = useTranslation();
  const { report } = useReport();
  const address = useAddress(report);
  if (step === "check") return <p>{t("reports.adopt.ready_check")}</p>;
  if (step === "wait") return null;
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 [overflow-wrap:anywhere]">
      {step === "ask" && <li>{t("reports.approval.second")}</li>}
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
