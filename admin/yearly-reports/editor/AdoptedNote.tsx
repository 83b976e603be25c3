import { useQueryClient } from "@tanstack/react-query";
import { ExternalLink, LockKeyhole, Pencil } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canManage } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type YearlyReport, yearlyReportsApi } from "#contract/yearly-reports.ts";

/** Who adopted the report, where it is public, and how it can be corrected. */
export function AdoptedNote({ report }: { report: YearlyReport }) {
  const { t } = useTranslation();
  const isManager = canManage(useUser());
  const { adopted_at, adopted_by: name, revision, public_url } = report;
  const day = adopted_at ? formatDate(adopted_at) : "";
  return (
    <Note
      tone="info"
      icon={LockKeyhole}
      title={name ? t("reports.adopt.at", { day, name }) : t("reports.adopt.at_unknown", { day })}
      actions={
        <>
          {public_url && (
            <LinkButton size="sm" href={public_url} target="_blank" rel="noopener noreferrer" icon={ExternalLink}>
              {t("reports.adopt.open")}
              <VisuallyHidden>{`(${t("layout.new_tab")})`}</VisuallyHidden>
            </LinkButton>
          )}
          {isManager && <CorrectButton report={report} />}
        </>
      }
    >
      {revision > 1 && `${t("reports.adopt.revision", { number: revision })} `}
      {t("reports.adopt.frozen_note")}
      {revision > 1 && <Versions versions={report.versions} />}
    </Note>
  );
}

/** Every adopted text, with its address. */
function Versions({ versions }: Pick<YearlyReport, "versions">) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t("reports.adopt.versions")} className="mt-2 flex flex-col gap-1 [overflow-wrap:anywhere]">
      {versions.map(({ revision: number, adopted_at, adopted_by: name, note, url }) => {
        const day = formatDate(adopted_at);
        return (
          <li key={number}>
            <TextLink isInline href={url} target="_blank">
              {name
                ? t("reports.adopt.version_by", { number, day, name })
                : t("reports.adopt.version", { number, day })}
            </TextLink>
            {note && <span dir="auto">: {note}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function CorrectButton({ report: { id } }: { report: YearlyReport }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const input = { params: { id } };
  const correct = useCall(yearlyReportsApi.correct, {
    onSuccess: (answer) => {
      client.setQueryData(query(yearlyReportsApi.get, input).queryKey, answer);
      void invalidate(client, yearlyReportsApi.list);
      showToast({ message: t("reports.correct.done") });
    },
  });
  const close = () => {
    correct.reset();
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" icon={Pencil} onPress={() => setAsking(true)}>
        {t("reports.correct.action")}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t("reports.correct.title")}
        description={t("reports.correct.text")}
        closeLabel={t("common.close")}
        actions={
          <>
            <Button onPress={close}>{t("common.cancel")}</Button>
            <Button variant="primary" isPending={correct.isPending} onPress={() => correct.mutate(input)}>
              {t("reports.correct.confirm")}
            </Button>
          </>
        }
      >
        {correct.error && (
          <Note tone="danger" role="alert">
            {errorWords(correct.error)}
          </Note>
        )}
      </Dialog>
    </>
  );
}
