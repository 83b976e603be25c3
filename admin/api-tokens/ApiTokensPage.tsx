import { useQuery } from "@tanstack/react-query";
import { BookOpen, KeyRound, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { config } from "#admin/api/config.ts";
import { query } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { useUser } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import { buttonClass } from "#admin/ui/button-class.ts";
import { Card } from "#admin/ui/Card.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { type ApiToken, apiTokensApi, MAX_TOKENS } from "#contract/api-tokens.ts";
import { FreshTokenDialog } from "./FreshTokenDialog.tsx";
import { TokenRow } from "./TokenRow.tsx";
import type { FreshToken } from "./use-token-form.ts";

const NewTokenDialog = lazyPart(() => import("./NewTokenDialog.tsx"), "NewTokenDialog");

/** Loads all of them: there are at most a hundred. */
export function ApiTokensPage() {
  const { t } = useTranslation();
  const user = useUser();
  const creating = useOpened("new");
  const [fresh, setFresh] = useState<FreshToken>();
  const result = useQuery(query(apiTokensApi.list, { query: { per_page: MAX_TOKENS } }));
  const tokens = result.data?.api_tokens;
  const create = (
    <Button variant="primary" icon={Plus} onPress={() => creating.open("token")}>
      {t("tokens.new")}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t("tokens.title")}
        subtitle={t("tokens.subtitle")}
        actions={
          <>
            <a
              href={`${config().api_base}/api/docs`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({})}
            >
              <BookOpen size={16} className="-ms-0.5" aria-hidden />
              {t("tokens.reference")}
            </a>
            {tokens?.length ? create : undefined}
          </>
        }
      />
      {result.isError && !tokens ? (
        <LoadFailure result={result} title={t("tokens.failed")} />
      ) : (
        <Card className="overflow-hidden">
          {tokens?.length === 0 ? (
            <EmptyState
              title={t("tokens.empty_title")}
              drawing={<KeyRound size={24} strokeWidth={1.75} className="text-muted" aria-hidden />}
              action={create}
            >
              {t("tokens.empty")}
            </EmptyState>
          ) : (
            <TokensTable tokens={tokens} email={user?.email ?? ""} isBusy={result.isFetching} onFresh={setFresh} />
          )}
        </Card>
      )}
      <p className="mt-3 text-sm text-muted">{t("tokens.note")}</p>
      <Suspense>
        {creating.opened && user && (
          <NewTokenDialog
            user={user}
            onClose={creating.close}
            onFresh={(next) => {
              creating.close();
              setFresh(next);
            }}
          />
        )}
      </Suspense>
      {fresh && <FreshTokenDialog fresh={fresh} onClose={() => setFresh(undefined)} />}
    </>
  );
}

interface TokensTableProps {
  /** Undefined while loading. */
  tokens: readonly ApiToken[] | undefined;
  email: string;
  isBusy: boolean;
  onFresh: (fresh: FreshToken) => void;
}

function TokensTable({ tokens, email, isBusy, onFresh }: TokensTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("tokens.title")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays>{t("tokens.columns.name")}</ColumnHead>
        <ColumnHead width="9.5rem">{t("tokens.columns.hint")}</ColumnHead>
        <ColumnHead width="28%">{t("tokens.columns.access")}</ColumnHead>
        <ColumnHead width="11%">{t("tokens.columns.last_used")}</ColumnHead>
        <ColumnHead width="13%">{t("tokens.columns.expires")}</ColumnHead>
        <ColumnHead width="13%">{t("tokens.columns.for")}</ColumnHead>
        <ColumnHead width="3.5rem" isHidden>
          {t("tokens.columns.actions")}
        </ColumnHead>
      </TableHead>
      {tokens ? (
        <TableBody>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} email={email} onFresh={onFresh} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={7} rows={4} />
      )}
    </Table>
  );
}
