import { formatDateTime, formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Webhook } from "#contract/webhooks.ts";
import { eventWords } from "./event-words.ts";
import { WebhookState } from "./WebhookState.tsx";

interface WebhooksTableProps {
  /** Undefined while loading. */
  webhooks: readonly Webhook[] | undefined;
  isBusy: boolean;
}

export function WebhooksTable({ webhooks, isBusy }: WebhooksTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("webhooks.title")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays>{t("webhooks.columns.name")}</ColumnHead>
        <ColumnHead width="30%">{t("webhooks.columns.events")}</ColumnHead>
        <ColumnHead width="16%">{t("webhooks.columns.state")}</ColumnHead>
        <ColumnHead width="16%">{t("webhooks.columns.last_delivered")}</ColumnHead>
        <ColumnHead width="10%" align="end">
          {t("webhooks.columns.waiting")}
        </ColumnHead>
      </TableHead>
      {webhooks ? (
        <TableBody>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={5} rows={1} />
      )}
    </Table>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const { id, name, url, events, last_delivered_at, waiting_count } = webhook;
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <span className="min-w-0">
          <TextLink href={`${paths.webhooks()}?webhook=${id}`}>{name}</TextLink>
          <span dir="ltr" className="block text-sm font-normal text-muted">
            {url}
          </span>
        </span>
      </Cell>
      <Cell label={t("webhooks.columns.events")} className="text-muted">
        {events.map((event) => eventWords(t, event)).join(" · ")}
      </Cell>
      <Cell label={t("webhooks.columns.state")}>
        <WebhookState webhook={webhook} />
      </Cell>
      <Cell label={t("webhooks.columns.last_delivered")} className="text-muted">
        {last_delivered_at ? (
          <time dateTime={last_delivered_at} title={formatDateTime(last_delivered_at)}>
            {formatRelative(last_delivered_at)}
          </time>
        ) : (
          t("webhooks.never")
        )}
      </Cell>
      <Cell label={t("webhooks.columns.waiting")} align="end" className="tabular-nums">
        {formatNumber(waiting_count)}
      </Cell>
    </Row>
  );
}
