import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate } from "#admin/api/query.ts";
import { recordsChanged } from "#admin/inventory/inventory-records.ts";
import { type PublishStep, usePublishSteps, useStepWords } from "#admin/inventory/publish-steps.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath, paths } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { approvalsApi } from "#contract/approvals.ts";
import type { Device } from "#contract/devices.ts";
import { publicationsApi } from "#contract/publications.ts";
import { eachOf, readChosen } from "./chosen-devices.ts";

type Outcome = { step: PublishStep } | { error: unknown };
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
  const publishable = devices.filter(isPublishable);
  const { isOn, stepOf, counts, asked } = usePublishSteps(publishable.map(({ page }) => page?.id ?? ""));
  const confirm = useStepWords();
  const isReady = !asked || asked.data !== undefined;
  const wanted = publishable.filter(({ page }) => isReady && stepOf(page?.id ?? "") !== "wait");

  const publish = async () => {
    setPhase("working");
    await eachOf(wanted, async ({ id, page }) => {
      const params = { id: page?.id ?? "" };
      const step = stepOf(params.id);
      const outcome: Outcome = await (
        step === "ask"
          ? call(approvalsApi.ask, { params, body: {} })
          : call(publicationsApi.publish, { params, body: isOn ? {} : { note: null } })
      ).then(
        () => ({ step }),
        (error: unknown) => ({ error }),
      );
      setOutcomes((before) => ({ ...before, [id]: outcome }));
    });
    setPhase("done");
    await Promise.all([recordsChanged(client, "devices"), invalidate(client, approvalsApi.list)]);
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
          <Confirm
            words={isOn ? confirm(counts) : t("devices.bulk.publish_confirm", { count: wanted.length })}
            onClose={onClose}
            onPublish={() => void publish()}
          />
        )
      }
    >
      {result.isError && <LoadFailure result={result} title={t("devices.load_failed")} />}
      {asked && <Asked result={asked} />}
      {result.isPending && <LinesSkeleton rows={2} sign={16} />}
      <ul role={phase === "asking" ? undefined : "status"} className="flex flex-col gap-2">
        {isReady &&
          devices.map((device) => (
            <PageOutcome
              key={device.id}
              device={device}
              step={isOn && isPublishable(device) ? stepOf(device.page?.id ?? "") : undefined}
              outcome={outcomes[device.id]}
            />
          ))}
      </ul>
    </Dialog>
  );
}

/** Until it is known what waits for approval. */
function Asked({ result }: { result: NonNullable<ReturnType<typeof usePublishSteps>["asked"]> }) {
  const { t } = useTranslation();
  if (result.isPending) return <LinesSkeleton rows={2} sign={16} />;
  return result.isError ? <LoadFailure result={result} title={t("approvals.many.load_failed")} /> : null;
}

interface ConfirmProps {
  /** What pressing the button does. */
  words: string;
  onClose: () => void;
  onPublish: () => void;
}

function Confirm({ words, onClose, onPublish }: ConfirmProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button onPress={onClose}>{t("common.cancel")}</Button>
      <Button variant="primary" onPress={onPublish}>
        {words}
      </Button>
    </>
  );
}

interface PageOutcomeProps {
  device: Device;
  /** What will be done, where a second person approves. */
  step: PublishStep | undefined;
  outcome: Outcome | undefined;
}

function PageOutcome({ device, step, outcome }: PageOutcomeProps) {
  const words = useOutcomeWords();
  const { id, name, page } = device;
  const href = page ? pagePath({ id: page.id, type: "device_page" }) : paths.device(id);
  const hasFailed = outcome !== undefined && "error" in outcome;
  const isPublic = outcome ? !hasFailed && outcome.step === "publish" : page?.state === "published";
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
          {words(device, step, outcome)}
        </span>
      </span>
    </li>
  );
}

function useOutcomeWords() {
  const { t } = useTranslation();
  return ({ page }: Device, step: PublishStep | undefined, outcome: Outcome | undefined) => {
    if (outcome && "error" in outcome) return errorWords(outcome.error);
    if (outcome) return t(outcome.step === "ask" ? "approvals.many.state.asked" : "devices.bulk.page.published");
    if (step) return t(`approvals.many.state.${step}`);
    if (!page) return t("devices.bulk.page.none");
    return t(page.state === "published" ? "devices.bulk.page.up_to_date" : "devices.bulk.page.waits");
  };
}
