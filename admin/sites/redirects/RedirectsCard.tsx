import { lazyPart } from "#admin/frame/load-page.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { redirectsApi } from "#contract/redirects.ts";
import { RedirectRow } from "./RedirectRow.tsx";

const RedirectDialog = lazyPart(() => import("./RedirectDialog.tsx"), "RedirectDialog");

const AT_ONCE = 10;

/** Old addresses and their targets. Each is saved immediately, independently of the form around it. */
export function RedirectsCard({ anchor, isReadOnly }: { anchor: string; isReadOnly: boolean }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(AT_ONCE);
  const [isAdding, setAdding] = useState(false);
  const result = useQuery({
    ...query(redirectsApi.list, { query: { per_page: Math.min(shown, 1000) } }),
    placeholderData: keepPreviousData,
  });
  const total = result.data?.meta.total_count;
  return (
    <Card id={anchor} aria-labelledby="site-redirects">
      <CardHead
        id="site-redirects"
        title={t("sites.redirects.card")}
        count={total === undefined ? undefined : formatNumber(total)}
        actions={
          !isReadOnly && (
            <Button variant="ghost" size="sm" icon={Plus} onPress={() => setAdding(true)}>
              {t("sites.redirects.add")}
            </Button>
          )
        }
      />
      {result.isError && !result.data && (
        <ErrorState
          title={t("sites.redirects.load_failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void result.refetch()}
          isRetrying={result.isFetching}
        >
          {errorWords(result.error)}
        </ErrorState>
      )}
      {total === 0 && (
        <CardBody>
          <p className="text-muted">{t("sites.redirects.none")}</p>
        </CardBody>
      )}
      {!result.isError && total !== 0 && (
        <Table caption={t("sites.redirects.card")} isBusy={result.isFetching}>
          <TableHead>
            <ColumnHead stays width="30%">
              {t("sites.redirects.path")}
            </ColumnHead>
            <ColumnHead>{t("sites.redirects.leads_to")}</ColumnHead>
            <ColumnHead width={128} align="end">
              {t("sites.redirects.recent_uses")}
            </ColumnHead>
            <ColumnHead width={132}>{t("sites.redirects.last_used")}</ColumnHead>
            <ColumnHead width={56} isHidden>
              {t("common.more")}
            </ColumnHead>
          </TableHead>
          {result.data ? (
            <TableBody>
              {result.data.redirects.map((redirect) => (
                <RedirectRow key={redirect.id} redirect={redirect} isReadOnly={isReadOnly} />
              ))}
            </TableBody>
          ) : (
            <TableSkeleton columns={5} rows={3} />
          )}
        </Table>
      )}
      {total !== undefined && total > shown && (
        <CardFoot>
          <Button size="sm" variant="ghost" isPending={result.isFetching} onPress={() => setShown(shown * 4)}>
            {t("sites.redirects.more")}
          </Button>
        </CardFoot>
      )}
      {isAdding && <RedirectDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}
