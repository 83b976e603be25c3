import { useQuery } from "@tanstack/react-query";
import { Ban } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { formatDate, formatNumber, formatTime } from "#admin/i18n/format.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { ASSISTANT_TOOLS, type AssistantCall, assistantsApi, type AssistantTool } from "#contract/assistants.ts";

const SHOWN = 8;

/** The latest calls; the audit log has all of them. */
export function CallsCard() {
  const { t } = useTranslation();
  const result = useQuery(query(assistantsApi.calls, { query: { per_page: SHOWN } }));
  const { calls, meta } = result.data ?? {};
  if (result.isError && !calls) return <LoadFailure result={result} title={t("assistants.calls.failed")} />;
  return (
    <Card aria-labelledby="assistants-calls">
      <CardHead
        id="assistants-calls"
        title={t("assistants.calls.title")}
        count={meta && formatNumber(meta.total_count)}
      />
      {calls?.length === 0 ? (
        <CardBody className="text-muted">{t("assistants.calls.empty")}</CardBody>
      ) : (
        <CallsTable calls={calls} isBusy={result.isFetching} />
      )}
      <CardFoot className="justify-between text-sm text-muted">
        {t("assistants.calls.kept")}
        {Boolean(calls?.length) && (
          <TextLink href={`${paths.auditLog()}?kind=assistants`}>{t("assistants.calls.all")}</TextLink>
        )}
      </CardFoot>
    </Card>
  );
}

interface CallsTableProps {
  /** Undefined while loading. */
  calls: readonly AssistantCall[] | undefined;
  isBusy: boolean;
}

function CallsTable({ calls, isBusy }: CallsTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("assistants.calls.title")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays width={120}>
          {t("assistants.calls.when")}
        </ColumnHead>
        <ColumnHead width="24%">{t("assistants.calls.who")}</ColumnHead>
        <ColumnHead>{t("assistants.calls.what")}</ColumnHead>
        <ColumnHead width="30%">{t("assistants.calls.result")}</ColumnHead>
      </TableHead>
      {calls ? (
        <TableBody>
          {calls.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={4} rows={4} />
      )}
    </Table>
  );
}

const isTool = (name: string): name is AssistantTool => (ASSISTANT_TOOLS as readonly string[]).includes(name);

const toolWords = (t: Translate, name: string) =>
  isTool(name) ? t(`assistants.tools.${name}`) : t("assistants.tools.unknown", { name });

function CallRow({ call }: { call: AssistantCall }) {
  const { t } = useTranslation();
  const { at, token, tool, about } = call;
  return (
    <Row>
      <Cell kind="title" className="align-top font-normal! whitespace-nowrap">
        <time dateTime={at} className="tabular-nums">
          {formatTime(at)}
          <span className="block text-sm text-muted">{formatDate(at)}</span>
        </time>
      </Cell>
      <Cell label={t("assistants.calls.who")} className="align-top [overflow-wrap:anywhere]">
        {token ?? t("assistants.calls.gone")}
      </Cell>
      <Cell label={t("assistants.calls.what")} className="align-top [overflow-wrap:anywhere]">
        {toolWords(t, tool)}
        {about && <span className="block text-sm text-muted">{about}</span>}
      </Cell>
      <Cell label={t("assistants.calls.result")} className="align-top [overflow-wrap:anywhere]">
        <Result call={call} />
      </Cell>
    </Row>
  );
}

function Result({ call: { tool, found, refused } }: { call: AssistantCall }) {
  const { t } = useTranslation();
  if (refused !== null)
    return (
      <>
        <Badge tone="danger" icon={Ban}>
          {t("assistants.calls.refused")}
        </Badge>
        <span lang="en" className="block text-sm text-muted">
          {refused}
        </span>
      </>
    );
  if (tool === "propose_change")
    return (
      <TextLink isInline href={paths.suggestions()}>
        {t("assistants.calls.waits")}
      </TextLink>
    );
  return found === null ? t("assistants.calls.done") : t("assistants.calls.found", { count: found });
}
