import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { recordsChanged } from "#admin/inventory/inventory-records.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath, paths } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Device } from "#contract/devices.ts";
import { publicationsApi } from "#contract/publications.ts";
import { eachOf, readChosen } from "./chosen-devices.ts";

type Outcome = { isPublished: true } | { error: unknown };
type Outcomes = Readonly<Record<string, Outcome>>;

interface PublishDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

const isPublishable = ({ page }: Device) => page !== null && page.state !== "published";

/** Publishes the pages of the selected devices, with a result for each. */
export function PublishDialog({ ids, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [phase, setPhase] = useState<"asking" | "working" | "done">("asking");
  // keep the initial selection while publishing
  const result = useQuery({
    queryKey: ["devices to publish", ids],
    queryFn: () => readChosen(ids),
    staleTime: Infinity,
  });
  const devices = result.data ?? [];
  const wanted = devices.filter(isPublishable);

  const publish = async () => {
    setPhase("working");
    await eachOf(wanted, async ({ id, page }) => {
      const outcome: Outcome = await call(publicationsApi.publish, {
        params: { id: page?.id ?? "" },
        body: { note: null },
      }).then(
        () => ({ isPublished: true as const }),
        (error: unknown) => ({ error }),
      );
      setOutcomes((before) => ({ ...before, [id]: outcome }));
    });
    setPhase("done");
    await recordsChanged(client, "devices");
  };

  return (
    <Dialog
      isOpen
      size="md"
      role={phase === "working" ? "alertdialog" : "dialog"}
      onOpenChange={(isOpen) => !isOpen && phase !== "working" && onClose()}
      title={t("devices.bulk.publish_title")}
      closeLabel={t("common.close")}
      actions={
        phase !== "asking" || wanted.length === 0 ? (
          <Button isPending={phase === "working"} onPress={onClose}>
            {t("common.close")}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{t("common.cancel")}</Button>
            <Button variant="primary" onPress={() => void publish()}>
              {t("devices.bulk.publish_confirm", { count: wanted.length })}
            </Button>
          </>
        )
      }
    >
      {result.isError && <LoadFailure result={result} title={t("devices.load_failed")} />}
      {result.isPending && <LinesSkeleton rows={2} sign={16} />}
      <ul role={phase === "asking" ? undefined : "status"} className="flex flex-col gap-2">
        {devices.map((device) => (
          <PageOutcome key={device.id} device={device} outcome={outcomes[device.id]} />
        ))}
      </ul>
    </Dialog>
  );
}

function PageOutcome({ device, outcome }: { device: Device; outcome: Outcome | undefined }) {
  const { t } = useTranslation();
  const { id, name, page } = device;
  const href = page ? pagePath({ id: page.id, type: "device_page" }) : paths.device(id);
  const hasFailed = outcome !== undefined && "error" in outcome;
  const isPublic = outcome !== undefined ? !hasFailed : page?.state === "published";
  const Icon = hasFailed ? CircleAlert : isPublic ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-2">
      <Icon
        size={16}
        aria-hidden
        className={hasFailed ? "mt-1 text-danger" : isPublic ? "mt-1 text-success" : "mt-1 text-muted"}
      />
      <span className="min-w-0">
        <TextLink href={href}>{name}</TextLink>
        <span className={hasFailed ? "block text-sm text-danger" : "block text-sm text-muted"}>
          {hasFailed ? errorWords(outcome.error) : t(`devices.bulk.page.${wordOf(device, outcome)}`)}
        </span>
      </span>
    </li>
  );
}

function wordOf({ page }: Device, outcome: Outcome | undefined) {
  if (outcome !== undefined) return "published" as const;
  if (!page) return "none" as const;
  return page.state === "published" ? ("up_to_date" as const) : ("waits" as const);
}
