import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { ChooseRelease } from "./ChooseRelease.tsx";
import { PlanView, type ReleaseReport } from "./PlanView.tsx";
import { ProblemList } from "./ProblemList.tsx";
import type { ChosenRelease } from "./read-release-file.ts";

/** Adds a release: chosen, checked and then imported exactly as it was checked. */
export function AddReleaseCard({ host }: { host: string | null }) {
  const { t } = useTranslation();
  const id = useId();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ChosenRelease>();
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
    setChosen(undefined);
  };
  const choose = (release: ChosenRelease) => {
    reset();
    setChosen(release);
    check.mutate({ body: { release: release.release, symbols: release.symbols, dry_run: true } });
  };
  const add = ({ release, symbols }: ChosenRelease) => take.mutate({ body: { release, symbols, dry_run: false } });
  const report = check.data;
  const failure = check.error ?? take.error;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t("taxonomies.add.title")} />
      <CardBody className="flex flex-col gap-5">
        {!report && <ChooseRelease host={host} isBusy={check.isPending} onChoose={choose} onStartOver={reset} />}
        {report && <Report name={chosen?.name ?? ""} report={report} added={take.data} />}
        {failure && (
          <Note tone="danger" role="alert" title={t("taxonomies.add.failed")}>
            {errorWords(failure)}
          </Note>
        )}
      </CardBody>
      {report && (
        <Foot
          isAdding={take.isPending}
          onStartOver={reset}
          onAdd={chosen && isPossible(report) && !take.data ? () => add(chosen) : undefined}
        />
      )}
    </Card>
  );
}

const isPossible = ({ taxonomies }: ReleaseReport) => taxonomies.length > 0;

interface ReportProps {
  name: string;
  report: ReleaseReport;
  /** Once it is imported. */
  added: ReleaseReport | undefined;
}

function Report({ name, report, added }: ReportProps) {
  const { t } = useTranslation();
  if (added)
    return (
      <Note
        tone="info"
        role="status"
        title={t("taxonomies.plan.done", { id: added.taxonomies.map((one) => one.id).join(", ") })}
      >
        {t("taxonomies.plan.done_text")}
      </Note>
    );
  if (isPossible(report)) return <PlanView report={report} />;
  return (
    <Note tone="danger" role="alert" title={t("taxonomies.plan.refused", { name })}>
      <ProblemList problems={report.problems} />
    </Note>
  );
}

interface FootProps {
  isAdding: boolean;
  onStartOver: () => void;
  onAdd: (() => void) | undefined;
}

function Foot({ isAdding, onStartOver, onAdd }: FootProps) {
  const { t } = useTranslation();
  return (
    <CardFoot>
      {onAdd && <span className="me-auto text-sm text-muted">{t("taxonomies.plan.dry_run")}</span>}
      <Button onPress={onStartOver} isDisabled={isAdding}>
        {t("taxonomies.plan.other")}
      </Button>
      {onAdd && (
        <Button
          variant="primary"
          icon={Plus}
          isPending={isAdding}
          pendingLabel={t("taxonomies.plan.adding")}
          onPress={onAdd}
        >
          {t("taxonomies.plan.add")}
        </Button>
      )}
    </CardFoot>
  );
}
