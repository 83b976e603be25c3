import { Link2, Pencil, Workflow } from "lucide-react";
import type { ReactNode } from "react";
import { usePageWork } from "#admin/content/page-work.ts";
import { type Subject, subjectPaths } from "#admin/content/subject-paths.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PublicChain } from "#admin/inventory/PublicChain.tsx";
import { shownName } from "#admin/i18n/shown-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { mayOpen } from "#admin/session/share-limits.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { PageLayout } from "./PageLayout.tsx";
import { useSubject, useSubjectChain } from "./subject-query.ts";

/** The page's device or algorithm, and its datachain as residents read it in the chosen language. */
export function SubjectTab() {
  const { t } = useTranslation();
  const { subject } = usePageWork().page;
  return (
    <PageLayout>
      {subject && !subject.is_deleted ? (
        <>
          <RecordCard subject={subject} />
          <Chain subject={subject} />
        </>
      ) : (
        <Card>
          <CardBody>{t(subject ? "pages.subject.nothing_left" : "pages.subject.missing")}</CardBody>
        </Card>
      )}
    </PageLayout>
  );
}

function RecordCard({ subject }: { subject: Subject }) {
  const { t } = useTranslation();
  const { details, builder } = subjectPaths(subject);
  return (
    <Card aria-labelledby="page-subject">
      <CardHead
        id="page-subject"
        title={subject.name}
        actions={
          <>
            {mayOpen(details) && (
              <LinkButton size="sm" variant="ghost" icon={Pencil} href={details}>
                {t("pages.subject.details")}
              </LinkButton>
            )}
            {mayOpen(builder) && (
              <LinkButton size="sm" variant="ghost" icon={Workflow} href={builder}>
                {t("pages.subject.builder")}
              </LinkButton>
            )}
          </>
        }
      />
      <CardBody>
        <p className="flex gap-2 text-muted">
          <Link2 size={16} className="mt-0.5 flex-none" aria-hidden />
          {t("pages.subject.about")}
        </p>
        <Facts subject={subject} />
      </CardBody>
    </Card>
  );
}

function Facts({ subject }: { subject: Subject }) {
  const { t } = useTranslation();
  const { locale } = usePageWork();
  const { data } = useSubject(subject, locale);
  const none = <span className="text-muted">{t("pages.subject.none")}</span>;
  if (!data) return <Skeleton width="60%" className="mt-4" />;
  const [record, status, accountable] =
    "device" in data
      ? [data.device, data.device.status && shownName(data.device.status), data.device.accountable]
      : [data.algorithm, t(`algorithms.lifecycles.${data.algorithm.lifecycle}`), data.algorithm.deployer];
  const dot = "device" in data && <StatusDot tone={statusTone(data.device.status)}>{status ?? none}</StatusDot>;
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-3">
      <Fact name={t("pages.subject.status")}>{dot || status}</Fact>
      <Fact name={t("pages.subject.reference")}>{record.reference ?? none}</Fact>
      <Fact name={t("pages.subject.accountable")}>{accountable?.name ?? none}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Chain({ subject }: { subject: Subject }) {
  const { t } = useTranslation();
  const { locale, canEdit } = usePageWork();
  const { chain, taxonomy } = useSubjectChain(subject);
  const failed = [chain, taxonomy].find(({ isError, data }) => isError && data === undefined);
  if (failed) return <LoadFailure result={failed} title={t("pages.subject.load_failed")} />;
  if (!chain.data || !taxonomy.data) return <RecordSkeleton hasHead={false} />;
  const { datachain } = chain.data;
  if (datachain.id === null)
    return (
      <Card>
        <EmptyState
          title={t("pages.subject.no_chain_title")}
          action={
            canEdit && (
              <LinkButton variant="primary" icon={Workflow} href={subjectPaths(subject).start}>
                {t("pages.subject.start")}
              </LinkButton>
            )
          }
        >
          {t("pages.subject.no_chain")}
        </EmptyState>
      </Card>
    );
  return <PublicChain {...datachain} taxonomy={taxonomy.data.taxonomy} locale={locale} />;
}
