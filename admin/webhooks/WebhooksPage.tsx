import { useQuery } from "@tanstack/react-query";
import { Lock, Plus, Webhook as WebhookIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { query } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { useUser } from "#admin/session/queries.ts";
import { isAdmin } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { MAX_WEBHOOKS, webhooksApi } from "#contract/webhooks.ts";
import { type FreshSecret, SecretDialog } from "./SecretDialog.tsx";
import { WebhooksTable } from "./WebhooksTable.tsx";

const WebhookDialog = lazyPart(() => import("./WebhookDialog.tsx"), "WebhookDialog");
const WebhookSheet = lazyPart(() => import("./WebhookSheet.tsx"), "WebhookSheet");

export function WebhooksPage() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || isAdmin(user)) return <Webhooks isKnown={user !== undefined} />;
  return (
    <>
      <PageHead title={t("webhooks.title")} />
      <Card>
        <ErrorState
          icon={Lock}
          title={t("webhooks.forbidden_title")}
          action={<LinkButton href={paths.dashboard()}>{t("layout.error.go_dashboard")}</LinkButton>}
        >
          {t("webhooks.forbidden")}
        </ErrorState>
      </Card>
    </>
  );
}

/** Loads all of them: there are at most twenty. */
function Webhooks({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation();
  const [creating, editing, showing] = [useOpened("new"), useOpened("edit"), useOpened("webhook")];
  const [fresh, setFresh] = useState<FreshSecret>();
  const result = useQuery({
    ...query(webhooksApi.list, { query: { per_page: MAX_WEBHOOKS } }),
    enabled: isKnown,
  });
  const webhooks = result.data?.webhooks;
  const find = (id: string | null) => webhooks?.find((webhook) => webhook.id === id);
  const [edited, shown] = [find(editing.opened), find(showing.opened)];
  const create = (
    <Button variant="primary" icon={Plus} onPress={() => creating.open("webhook")}>
      {t("webhooks.new")}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t("webhooks.title")}
        subtitle={t("webhooks.subtitle")}
        actions={webhooks?.length ? create : undefined}
      />
      {result.isError && !webhooks ? (
        <LoadFailure result={result} title={t("webhooks.failed")} />
      ) : (
        <Card className="overflow-hidden">
          {webhooks?.length === 0 ? (
            <EmptyState
              title={t("webhooks.empty_title")}
              drawing={<WebhookIcon size={24} strokeWidth={1.75} className="text-muted" aria-hidden />}
              action={create}
            >
              {t("webhooks.empty")}
            </EmptyState>
          ) : (
            <WebhooksTable webhooks={webhooks} isBusy={result.isFetching} />
          )}
        </Card>
      )}
      <Suspense>
        {creating.opened && <WebhookDialog onClose={creating.close} onSecret={setFresh} />}
        {shown && <WebhookSheet webhook={shown} onClose={showing.close} onEdit={editing.open} onSecret={setFresh} />}
        {edited && <WebhookDialog key={edited.id} webhook={edited} onClose={editing.close} onSecret={setFresh} />}
      </Suspense>
      {fresh && <SecretDialog fresh={fresh} onClose={() => setFresh(undefined)} />}
    </>
  );
}
