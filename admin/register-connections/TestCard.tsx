import { useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleDashed, RefreshCw } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { formatDateTime } from "#admin/i18n/format.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import {
  REGISTER_STEPS,
  type RegisterConnection,
  registerConnectionsApi,
  type RegisterStep,
  type RegisterTest,
} from "#contract/register-connections.ts";

type Step = RegisterTest["steps"][number];

/** Tests the saved connection step by step. */
export function TestCard({ connection }: { connection: RegisterConnection }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const run = useCall(registerConnectionsApi.test, {
    onSettled: () => invalidate(client, registerConnectionsApi.get),
  });
  const test = run.data?.test ?? connection.last_test;
  return (
    <Card aria-labelledby="connection-test">
      <CardHead
        id="connection-test"
        title={t("register.test.title")}
        actions={
          <Button
            size="sm"
            icon={RefreshCw}
            isPending={run.isPending}
            pendingLabel={t("register.test.running")}
            onPress={() => run.mutate({})}
          >
            {t("register.test.run")}
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
            {REGISTER_STEPS.map((step) => (
              <StepRow key={step} step={step} done={test.steps.find((one) => one.step === step)} />
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}

function Summary({ test }: { test: RegisterTest | null }) {
  const { t } = useTranslation();
  if (!test) return <p className="text-muted">{t("register.test.never")}</p>;
  const failed = test.steps.find(({ problem }) => problem);
  return (
    <p className="flex flex-wrap justify-between gap-2 font-medium">
      <span>
        {failed ? t("register.test.stopped", { step: t(`register.test.${failed.step}`) }) : t("register.test.passed")}
      </span>
      <time dateTime={test.at} className="font-normal text-muted">
        {formatDateTime(test.at)}
      </time>
    </p>
  );
}

const LOOKS = {
  passed: { icon: CircleCheck, className: "text-success" },
  failed: { icon: CircleAlert, className: "text-danger" },
  waiting: { icon: CircleDashed, className: "text-subtle" },
};

function StepRow({ step, done }: { step: RegisterStep; done: Step | undefined }) {
  const { t } = useTranslation();
  const { icon: Icon, className } = LOOKS[done ? (done.problem ? "failed" : "passed") : "waiting"];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-0.5 px-3 py-2">
      <Icon size={16} className={`mt-0.5 ${className}`} aria-hidden />
      <span className="font-medium">{t(`register.test.${step}`)}</span>
      <span className="text-sm text-muted tabular-nums">{done && done.ms > 0 ? `${done.ms} ms` : ""}</span>
      {done && <span className="col-start-2 text-sm text-muted [overflow-wrap:anywhere]">{stepWords(t, done)}</span>}
    </li>
  );
}

function stepWords(t: Translate, { step, problem, detail }: Step) {
  if (problem) {
    const words = t(`register.problems.${problem}`);
    return detail ? `${words} ${t("register.answered", { answer: detail })}` : words;
  }
  const [total = "", ours = ""] = detail.split(" ");
  return t(`register.test.${step}_done`, { total, ours });
}
