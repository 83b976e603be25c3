import { CircleAlert, CircleCheck, CircleDashed, RefreshCw } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { WRITING_STEPS, type WritingStep, type WritingTest, writingHelpApi } from "#contract/writing-help.ts";

/** Sends the saved model a sentence, and says how far it came. */
export function TestCard() {
  const { t } = useTranslation();
  const run = useCall(writingHelpApi.test);
  const test = run.data?.test;
  return (
    <Card aria-labelledby="connection-test">
      <CardHead
        id="connection-test"
        title={t("writing.test.title")}
        actions={
          <Button
            size="sm"
            icon={RefreshCw}
            isPending={run.isPending}
            pendingLabel={t("writing.test.running")}
            onPress={() => run.mutate({})}
          >
            {t("writing.test.run")}
          </Button>
        }
      />
      <CardBody>
        {run.error && (
          <Note tone="danger" role="alert">
            {errorWords(run.error)}
          </Note>
        )}
        <div role="status">
          <Summary test={test} />
        </div>
        {test && (
          <ol className="mt-3 divide-y divide-border rounded-md border border-border">
            {WRITING_STEPS.map((step) => (
              <StepRow key={step} step={step} done={test.steps.find((one) => one.step === step)} />
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}

function Summary({ test }: { test: WritingTest | undefined }) {
  const { t } = useTranslation();
  if (!test) return <p className="text-muted">{t("writing.test.never")}</p>;
  const failed = test.steps.find(({ problem }) => problem);
  return (
    <p className="font-medium">
      {failed ? t("writing.test.failed", { step: t(`writing.test.${failed.step}`) }) : t("writing.test.passed")}
    </p>
  );
}

const LOOKS = {
  passed: { icon: CircleCheck, className: "text-success" },
  failed: { icon: CircleAlert, className: "text-danger" },
  waiting: { icon: CircleDashed, className: "text-subtle" },
};

function StepRow({ step, done }: { step: WritingStep; done: WritingTest["steps"][number] | undefined }) {
  const { t } = useTranslation();
  const { icon: Icon, className } = LOOKS[done ? (done.problem ? "failed" : "passed") : "waiting"];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-0.5 px-3 py-2">
      <Icon size={16} className={`mt-0.5 ${className}`} aria-hidden />
      <span className="font-medium">{t(`writing.test.${step}`)}</span>
      <span className="text-sm text-muted tabular-nums">{done && done.ms > 0 ? `${done.ms} ms` : ""}</span>
      {done?.problem && <span className="col-start-2 text-sm text-muted">{t(`writing.problems.${done.problem}`)}</span>}
    </li>
  );
}
