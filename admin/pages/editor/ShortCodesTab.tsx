import { useQuery } from "@tanstack/react-query";
import { Plus, Printer } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths, signsPath } from "#admin/paths.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { addCounts } from "#contract/counts.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { PageLayout } from "./PageLayout.tsx";

const MOST_SHOWN = 100;

/** The short codes on signs that open this page. */
export function ShortCodesTab() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const result = useQuery(query(shortCodesApi.list, { query: { page_id: page.id, per_page: MOST_SHOWN } }));
  return (
    <PageLayout hasLanguages={false}>
      <LoadedRecord result={result} failedTitle={t("pages.codes.failed")} skeleton={<RecordSkeleton hasHead={false} />}>
        {({ short_codes }) => <CodeList found={short_codes} page_id={page.id} />}
      </LoadedRecord>
    </PageLayout>
  );
}

interface CodeListProps {
  found: readonly ShortCode[];
  page_id: string;
}

function CodeList({ found, page_id }: CodeListProps) {
  const { t } = useTranslation();
  const codes = found.filter(({ state }) => state !== "retired");
  const create = canEdit(useUser()) && (
    <LinkButton size="sm" icon={Plus} href={`${paths.shortCodes()}?new=code&page_id=${page_id}`}>
      {t("pages.codes.new")}
    </LinkButton>
  );
  if (codes.length === 0)
    return (
      <Card>
        <EmptyState title={t("pages.codes.empty_title")} action={create}>
          {t("pages.codes.empty")}
        </EmptyState>
        <RetiredCodes count={found.length} />
      </Card>
    );
  return (
    <Card aria-labelledby="page-codes">
      <CardHead id="page-codes" title={t("pages.codes.title")} count={codes.length} actions={create} />
      <ul className="divide-y divide-border">
        {codes.map((code) => (
          <CodeItem key={code.id} code={code} />
        ))}
      </ul>
      <RetiredCodes count={found.length - codes.length} />
    </Card>
  );
}

/** Retired codes no longer open this page; their history is in the list of codes. */
function RetiredCodes({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <p className="border-t border-border px-4 py-3 text-sm text-muted">
      {t("pages.codes.retired", { count })}{" "}
      <TextLink href={`${paths.shortCodes()}?state=retired`}>{t("pages.codes.show_retired")}</TextLink>
    </p>
  );
}

function CodeItem({ code: { id, code, label, place, scans_by_day, state } }: { code: ShortCode }) {
  const { t } = useTranslation();
  const scans = addCounts(scans_by_day);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
      <TextLink href={`${paths.shortCodes()}?code=${id}`} className="font-mono">
        {code}
      </TextLink>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere] text-muted">
        {[label, place?.name].filter(Boolean).join(" · ")}
      </span>
      {state !== "active" && <Badge>{t(`codes.states.${state}`)}</Badge>}
      <span className="text-sm text-muted tabular-nums">{t("pages.codes.scans", { count: scans })}</span>
      <LinkButton size="sm" icon={Printer} href={signsPath([code])}>
        {t("codes.print_sign")}
      </LinkButton>
    </li>
  );
}
