import { CalendarClock, Equal, Globe, GlobeLock, History, Languages, Mail, Undo2 } from "lucide-react";
import { sendsMail } from "#admin/api/config.ts";
import { FindingList } from "#admin/content/Checks.tsx";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { useGuideClosed } from "#admin/session/guide-closed.ts";
import { isToAsk, isToPublish, type Standing } from "#admin/session/approving.ts";
import type { Icon } from "#admin/ui/icon.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import type { Result } from "#contract/endpoint.ts";
import { NOTE_LETTERS, type PageFinding, type publicationsApi } from "#contract/publications.ts";
import { CHECKS_ID } from "./ChecksLink.tsx";
import { siteTime } from "./site-time.ts";
import { siteTimeWords } from "#admin/i18n/site-time-words.ts";
import { useSiteZone } from "./site-zone.ts";
import { WhenField, type When } from "./WhenField.tsx";

type Changes = Result<typeof publicationsApi.changes>;

interface PublishSideProps {
  data: Changes | undefined;
  standing: Standing | undefined;
  findings: readonly PageFinding[] | undefined;
  note: string;
  onNote: (note: string) => void;
  when: When;
  onWhen: (when: When) => void;
  problems: { readonly note: string | undefined; readonly time: string | undefined };
}

/** Beside the differences: checks, the note for residents, the time, and the consequences. */
export function PublishSide({ data, standing, findings, note, onNote, when, onWhen, problems }: PublishSideProps) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  /** Also until it is known. */
  const isPublishing = standing === undefined || isToPublish(standing);
  const isAsking = isToAsk(standing);
  return (
    <div className="divide-y divide-border border-border bg-bg *:p-4 max-md:border-t md:sticky md:top-0 md:h-[calc(100dvh-8.5rem)] md:self-start md:overflow-y-auto md:border-s md:*:px-6">
      <FoundChecks findings={findings} />
      {page.publication && (isAsking || isPublishing) && standing !== "open" && (
        <TextArea
          label={t("publishing.sheet.note")}
          optionalLabel={t("common.optional")}
          hint={t("publishing.sheet.note_hint")}
          rows={2}
          value={note}
          onChange={onNote}
          limit={NOTE_LETTERS}
          counterLabel={(used, limit) => t("publishing.sheet.counter", { used, limit })}
          errorMessage={problems.note}
        />
      )}
      {isPublishing && <WhenField value={when} onChange={onWhen} errorMessage={problems.time} />}
      {data && isPublishing && <NextSteps data={data} when={when} />}
      {isAsking && <NextAsked />}
    </div>
  );
}

function FoundChecks({ findings }: Pick<PublishSideProps, "findings">) {
  const { t } = useTranslation();
  const errors = findings?.filter(({ severity }) => severity === "error").length ?? 0;
  return (
    <section aria-labelledby={CHECKS_ID}>
      <div className="flex items-baseline justify-between gap-2">
        <h3 id={CHECKS_ID} tabIndex={-1} className="scroll-mt-4 font-bold outline-none">
          {t("content.checks.title")}
        </h3>
        {findings && (
          <span className="text-sm text-muted">
            {errors ? t("content.checks.errors", { count: errors }) : t("content.checks.no_errors")}
          </span>
        )}
      </div>
      {findings ? <FindingList findings={findings} /> : <Skeleton height={40} className="mt-3" />}
    </section>
  );
}

function NextSteps({ data, when }: { data: Changes; when: When }) {
  const { t } = useTranslation();
  const zone = useSiteZone();
  const isClosed = useGuideClosed();
  const { page } = usePageWork();
  const older = page.languages.filter((one) => one.outdated > 0);
  const outdated = older.reduce((sum, one) => sum + one.outdated, 0);
  const languages = older.map(({ locale }) => languageName(locale));
  const at = when?.at && zone ? siteTimeWords(siteTime(when.at, zone).at, zone) : undefined;
  return (
    <section aria-labelledby="publish-next">
      <h3 id="publish-next" className="font-bold">
        {t("publishing.sheet.next")}
      </h3>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {at ? (
          <Step icon={CalendarClock}>{t("publishing.sheet.next_scheduled", { when: at })}</Step>
        ) : (
          <Step icon={isClosed ? GlobeLock : Globe}>
            {t(isClosed ? "publishing.sheet.next_opened" : "publishing.sheet.next_public", {
              number: data.next_number,
            })}
          </Step>
        )}
        {outdated > 0 && (
          <Step icon={Languages}>
            {t("publishing.sheet.next_outdated", { count: outdated, languages: formatList(languages) })}
          </Step>
        )}
        {page.publication && (
          <Step icon={History}>{t("publishing.sheet.next_history", { number: page.publication.number })}</Step>
        )}
        {at && <Step icon={Undo2}>{t("publishing.sheet.next_cancel")}</Step>}
      </ul>
    </section>
  );
}

function NextAsked() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="publish-next">
      <h3 id="publish-next" className="font-bold">
        {t("publishing.sheet.next")}
      </h3>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        <Step icon={Mail}>{t(sendsMail() ? "approvals.next.mail" : "approvals.next.no_mail")}</Step>
        <Step icon={Equal}>{t("approvals.next.exact")}</Step>
        <Step icon={Undo2}>{t("approvals.next.take_back")}</Step>
      </ul>
    </section>
  );
}

function Step({ icon: Glyph, children }: { icon: Icon; children: string }) {
  return (
    <li className="flex gap-2.5">
      <Glyph size={16} className="mt-0.5 flex-none text-muted" aria-hidden />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
