import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Clock, RotateCw } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { formatDateTime, formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { SkeletonLine } from "#admin/ui/Skeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Webhook, type WebhookDelivery, webhooksApi } from "#contract/webhooks.ts";
import { eventWords } from "./event-words.ts";
import { outcomeWords } from "./outcome-words.ts";

const AT_ONCE = 20;
/** Polling interval while deliveries are pending. */
const LOOK_AGAIN_MS = 5000;

type Shown = "all" | WebhookDelivery["state"];

export function DeliveryLog({ webhook: { id } }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>("all");
  const [count, setCount] = useState(AT_ONCE);
  const result = useQuery({
    ...query(webhooksApi.deliveries, {
      params: { id },
      query: { per_page: count, ...(shown !== "all" && { state: [shown] }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === "waiting") ? LOOK_AGAIN_MS : false,
  });
  const { deliveries, meta } = result.data ?? {};
  return (
    <section aria-labelledby="delivery-log" className="border-t border-border px-4 py-5 md:px-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h3 id="delivery-log" className="me-auto font-bold">
          {t("webhooks.log.title")}
          {meta && <span className="ms-2 font-normal text-muted">{formatNumber(meta.total_count)}</span>}
        </h3>
        <Segmented
          label={t("webhooks.log.show")}
          value={shown}
          onChange={setShown}
          items={(["all", "waiting", "delivered", "failed"] as const).map((one) => ({
            id: one,
            label: t(`webhooks.log.${one}`),
          }))}
        />
      </div>
      {result.isError && !deliveries && <LoadFailure result={result} title={t("webhooks.log.load_failed")} />}
      {result.isPending && <LogSkeleton />}
      {deliveries?.length === 0 && <p className="text-muted">{t("webhooks.log.empty")}</p>}
      {Boolean(deliveries?.length) && (
        <ul className="divide-y divide-border rounded-md border border-border">
          {deliveries?.map((delivery) => (
            <DeliveryItem key={delivery.id} webhook_id={id} delivery={delivery} />
          ))}
        </ul>
      )}
      {meta && deliveries && meta.total_count > deliveries.length && (
        <Button className="mt-3" isPending={result.isFetching} onPress={() => setCount(count + AT_ONCE)}>
          {t("webhooks.log.more")}
        </Button>
      )}
      <p className="mt-3 text-sm text-muted">{t("webhooks.log.kept")}</p>
    </section>
  );
}

const LogSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-4 rounded-md border border-border p-4">
    {[0, 1, 2].map((line) => (
      <SkeletonLine key={line} width="70%" />
    ))}
  </div>
);

const LOOKS = {
  waiting: { tone: "info", icon: Clock },
  delivered: { tone: "quiet", icon: CircleCheck },
  failed: { tone: "danger", icon: CircleAlert },
} as const;

interface DeliveryItemProps {
  webhook_id: string;
  delivery: WebhookDelivery;
}

function DeliveryItem({ webhook_id, delivery }: DeliveryItemProps) {
  const { t } = useTranslation();
  const { event, state, created_at, attempts, next_at } = delivery;
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5">
          <Badge {...LOOKS[state]}>{t(`webhooks.log.${state}`)}</Badge>
          <span className="font-medium">{eventWords(t, event)}</span>
          <time dateTime={created_at} title={formatDateTime(created_at)} className="ms-auto text-sm text-muted">
            {formatRelative(created_at)}
          </time>
          <span className="w-full text-sm text-muted">
            {outcomeWords(t, delivery)} {attempts > 0 && t("webhooks.log.attempts", { count: attempts })}{" "}
            {next_at && attempts > 0 && t("webhooks.log.next", { time: formatRelative(next_at) })}
          </span>
        </summary>
        <Particulars webhook_id={webhook_id} delivery={delivery} />
      </details>
    </li>
  );
}

function Particulars({ webhook_id, delivery }: DeliveryItemProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const again = useCall(webhooksApi.sendAgain, {
    onSuccess: ({ delivery: sent }) => showToast({ message: outcomeWords(t, sent) }),
    onError: (error) => showToast({ message: errorWords(error), tone: "danger" }),
    onSettled: () => Promise.all([webhooksApi.list, webhooksApi.deliveries].map((one) => invalidate(client, one))),
  });
  return (
    <div className="flex flex-col gap-3 px-3 pb-3">
      {delivery.answer_excerpt && <Text title={t("webhooks.log.answer")} text={delivery.answer_excerpt} />}
      <Text title={t("webhooks.log.sent")} text={delivery.payload} />
      <Button
        className="self-start"
        size="sm"
        icon={RotateCw}
        isPending={again.isPending}
        onPress={() => again.mutate({ params: { id: webhook_id, delivery_id: delivery.id } })}
      >
        {t("webhooks.log.send_again")}
      </Button>
    </div>
  );
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h4 className="mb-1 text-sm font-medium">{title}</h4>
    <pre
      dir="ltr"
      className="max-h-64 overflow-auto rounded-sm bg-sunken p-2.5 text-xs [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {text}
    </pre>
  </div>
);
