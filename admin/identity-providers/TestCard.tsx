import { useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleDashed, LogIn, RefreshCw } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { formatDateTime } from "#admin/i18n/format.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { ROLES } from "#contract/customers.ts";
import {
  type IdentityProvider,
  identityProvidersApi,
  TEST_STEPS,
  type TestResult,
  type TestStep,
} from "#contract/identity-providers.ts";

type Step = TestResult["steps"][number];

/** Tests the saved provider step by step; the last two need a sign-in. */
export function TestCard({ provider }: { provider: IdentityProvider }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const run = useCall(identityProvidersApi.test, {
    onSettled: () => invalidate(client, identityProvidersApi.get),
  });
  const test = run.data?.test ?? provider.last_test;
  const next = run.data?.next;
  return (
    <Card aria-labelledby="connection-test">
      <CardHead
        id="connection-test"
        title={t("identity.test.title")}
        actions={
          <Button
            size="sm"
            icon={RefreshCw}
            isPending={run.isPending}
            pendingLabel={t("identity.test.running")}
            onPress={() => run.mutate({})}
          >
            {t("identity.test.run")}
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
            {TEST_STEPS.map((step) => (
              <StepRow key={step} step={step} done={test.steps.find((one) => one.step === step)} />
            ))}
          </ol>
        )}
        {next && (
          <Button icon={LogIn} className="mt-3" onPress={() => window.location.assign(next)}>
            {t("identity.test.next")}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

function Summary({ test }: { test: TestResult | null }) {
  const { t } = useTranslation();
  if (!test) return <p className="text-muted">{t("identity.test.never")}</p>;
  const failed = test.steps.find(({ problem }) => problem);
  return (
    <p className="flex flex-wrap justify-between gap-2 font-medium">
      <span>
        {failed
          ? t("identity.test.failed", { step: t(`identity.test.${failed.step}`) })
          : t("identity.test.passed", { count: test.steps.length })}
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

function StepRow({ step, done }: { step: TestStep; done: Step | undefined }) {
  const { t } = useTranslation();
  const { icon: Icon, className } = LOOKS[done ? (done.problem ? "failed" : "passed") : "waiting"];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-0.5 px-3 py-2">
      <Icon size={16} className={`mt-0.5 ${className}`} aria-hidden />
      <span className="font-medium">{t(`identity.test.${step}`)}</span>
      <span className="text-sm text-muted tabular-nums">{done && done.ms > 0 ? `${done.ms} ms` : ""}</span>
      {done && <span className="col-start-2 text-sm text-muted [overflow-wrap:anywhere]">{stepWords(t, done)}</span>}
    </li>
  );
}

function stepWords(t: Translate, { step, problem, detail }: Step) {
  if (problem) {
    const words = t(`identity.problems.${problem}`);
    return detail ? `${words} ${t("identity.test.answered", { answer: detail })}` : words;
  }
  const [count = "", role = ""] = detail.split(" ");
  const known = ROLES.find((one) => one === role);
  const said =
    step === "groups" ? `${count} · ${known ? t(`team.roles.${known}`) : t("identity.groups.none")}` : detail;
  return t(`identity.test.${step}_done`, { detail: said });
}
