import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { FileField } from "#admin/ui/FileField.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { PlanView } from "./PlanView.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { PublishedReleases } from "./PublishedReleases.tsx";
import { type ChosenRelease, readReleaseFile, type ReleaseFileProblem } from "./read-release-file.ts";

/** Adds a release: chosen, checked and then imported exactly as it was checked. */
export function AddReleaseCard({ host }: { host: string | null }) {
  const { t } = useTranslation();
  const id = useId();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ChosenRelease>();
  const [unread, setUnread] = useState<ReleaseFileProblem>();
  const check = useCall(taxonomiesApi.take);
  const take = useCall(taxonomiesApi.take, {
    onSuccess: () => {
      for (const list of [taxonomiesApi.list, taxonomiesApi.usage, taxonomiesApi.published])
        void invalidate(client, list);
    },
  });

  const reset = () => {
    check.reset();
    take.reset();
    setUnread(undefined);
    setChosen(undefined);
  };
  const choose = (release: ChosenRelease) => {
    reset();
    setChosen(release);
    check.mutate({ body: { release: release.release, symbols: release.symbols, dry_run: true } });
  };
  const chooseFile = async (file: File) => {
    reset();
    const read = await readReleaseFile(file);
    if ("problem" in read) setUnread(read.problem);
    else choose(read);
  };
  const plan = check.data;
  const isReady = plan !== undefined && plan.taxonomies.length > 0;
  const failure = check.error ?? take.error;
  const problem = unread ? t(`taxonomies.add.${unread}`) : undefined;

  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t("taxonomies.add.title")} />
      <CardBody className="flex flex-col gap-5">
        {!plan && (
          <>
            <p className="text-muted">{t("taxonomies.add.intro")}</p>
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <FileField
                label={t("taxonomies.add.file")}
                hint={t("taxonomies.add.hint")}
                accept={[".json", "application/json"]}
                words={{
                  choose: t("taxonomies.add.choose"),
                  orDrop: t("taxonomies.add.or_drop"),
                  drop: t("taxonomies.add.drop"),
                  busy: t("taxonomies.add.checking"),
                }}
                isBusy={check.isPending}
                onSelect={(file) => void chooseFile(file)}
                errorMessage={problem}
              />
              <PublishedReleases host={host} isBusy={check.isPending} onChoose={choose} />
            </div>
          </>
        )}
        {plan && !isReady && (
          <Note tone="danger" role="alert" title={t("taxonomies.plan.refused", { name: chosen?.name ?? "" })}>
            <ProblemList problems={plan.problems} />
          </Note>
        )}
        {isReady && !take.data && <PlanView plan={plan} />}
        {failure && (
          <Note tone="danger" role="alert" title={t("taxonomies.add.failed")}>
            {errorWords(failure)}
          </Note>
        )}
        {take.data && (
          <Note
            tone="info"
            role="status"
            title={t("taxonomies.plan.done", { id: take.data.taxonomies.map((one) => one.id).join(", ") })}
          >
            {t("taxonomies.plan.done_text")}
          </Note>
        )}
      </CardBody>
      {plan && (
        <CardFoot>
          {isReady && !take.data && <span className="me-auto text-sm text-muted">{t("taxonomies.plan.dry_run")}</span>}
          <Button onPress={reset} isDisabled={take.isPending}>
            {t("taxonomies.plan.other")}
          </Button>
          {isReady && !take.data && chosen && (
            <Button
              variant="primary"
              icon={Plus}
              isPending={take.isPending}
              pendingLabel={t("taxonomies.plan.adding")}
              onPress={() =>
                take.mutate({ body: { release: chosen.release, symbols: chosen.symbols, dry_run: false } })
              }
            >
              {t("taxonomies.plan.add")}
            </Button>
          )}
        </CardFoot>
      )}
    </Card>
  );
}
