import { useQuery } from "@tanstack/react-query";
import { Check, CircleAlert, CircleCheck, CircleHelp, Clock, RefreshCw } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { useDebounced } from "#admin/ui/use-debounced.ts";
import { type DomainCheck, SITE_DOMAIN, sitesApi } from "#contract/sites.ts";

const LOOKS = {
  connected: { tone: "success", icon: CircleCheck },
  waiting: { tone: "warning", icon: Clock },
  elsewhere: { tone: "danger", icon: CircleAlert },
  unanswered: { tone: "warning", icon: CircleHelp },
  local: { tone: "sunken", icon: CircleHelp },
} as const;

/** DNS state of the domain in the field, and the records its owner has to add. */
export function DomainState({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const settled = useDebounced(domain).trim().toLowerCase();
  const isDomain = SITE_DOMAIN.test(settled);
  const result = useQuery({
    ...query(sitesApi.domain, { query: { domain: settled } }),
    enabled: isDomain,
    staleTime: 60_000,
  });
  if (!isDomain) return null;
  if (result.isError && !result.data)
    return (
      <Note
        tone="warning"
        role="status"
        title={t("sites.domain.failed")}
        actions={
          <Button size="sm" onPress={() => void result.refetch()} isPending={result.isFetching}>
            {t("common.retry")}
          </Button>
        }
      >
        {errorWords(result.error)}
      </Note>
    );
  if (!result.data) return <Skeleton height={96} />;
  return <Found check={result.data.check} isChecking={result.isFetching} onCheck={() => void result.refetch()} />;
}

interface FoundProps {
  check: DomainCheck;
  isChecking: boolean;
  onCheck: () => void;
}

function Found({ check, isChecking, onCheck }: FoundProps) {
  const { t } = useTranslation();
  const { state, is_taken, domain, records, checked_at } = check;
  const isShown = state === "waiting" || state === "elsewhere";
  const forbidding = records.find(({ type, is_right }) => type === "CAA" && !is_right);
  // if the domain already points here, show only a record that blocks the certificate
  const listed = isShown ? records : state === "connected" && forbidding ? [forbidding] : [];
  return (
    <div className="rounded-md border border-border">
      <div className="flex flex-wrap items-center gap-3 px-3 py-2">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{domain}</span>
        {is_taken ? (
          <Badge tone="danger" icon={CircleAlert}>
            {t("sites.domain.taken")}
          </Badge>
        ) : (
          <span role="status">
            <Badge {...LOOKS[state]}>{t(`sites.domain.states.${state}`)}</Badge>
          </span>
        )}
        <Button size="sm" icon={RefreshCw} className="ms-auto" isPending={isChecking} onPress={onCheck}>
          {t("sites.domain.again")}
        </Button>
      </div>
      {listed.length > 0 && <Records records={listed} checked_at={checked_at} />}
      <p className="border-t border-border px-3 py-2 text-sm text-muted">{t(`sites.domain.what.${state}`)}</p>
      {listed.length > 0 && forbidding && (
        <p className="flex items-start gap-2 border-t border-border px-3 py-2 text-sm text-danger">
          <CircleAlert size={16} className="mt-0.5 flex-none" aria-hidden />
          {t("sites.domain.forbidden", { name: forbidding.name, authority: forbidding.expected })}
        </p>
      )}
    </div>
  );
}

function Records({ records, checked_at }: Pick<DomainCheck, "records" | "checked_at">) {
  const { t } = useTranslation();
  return (
    <Table caption={t("sites.domain.records")} density="compact">
      <TableHead>
        <ColumnHead width={80}>{t("sites.domain.type")}</ColumnHead>
        <ColumnHead>{t("sites.domain.name")}</ColumnHead>
        <ColumnHead stays>{t("sites.domain.expected")}</ColumnHead>
        <ColumnHead>{t("sites.domain.found", { time: formatTime(checked_at) })}</ColumnHead>
      </TableHead>
      <TableBody>
        {records.map(({ type, name, expected, found, is_right }) => (
          <Row key={type + expected}>
            <Cell label={t("sites.domain.type")}>{type}</Cell>
            <Cell label={t("sites.domain.name")} className="[overflow-wrap:anywhere]">
              {name}
            </Cell>
            <Cell kind="title" className="[overflow-wrap:anywhere]">
              {expected}
            </Cell>
            <Cell
              label={t("sites.domain.found", { time: formatTime(checked_at) })}
              className="[overflow-wrap:anywhere]"
            >
              {is_right && <Check size={14} className="me-1 inline text-success" aria-hidden />}
              {found.length ? found.join(", ") : <span className="text-muted">{t("sites.domain.nothing")}</span>}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
