import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useSnapshot } from "#admin/autosave/use-autosave.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { mayCall } from "#admin/session/share-limits.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { StandardCheck } from "#contract/datachains.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { useChainWork } from "./chain-work.ts";
import { StandardFindings } from "./StandardFindings.tsx";

/** Asks the standard's public API. Only shown where this installation may ask it. */
export function StandardCheckCard() {
  const { t } = useTranslation();
  const { subject, saver, taxonomy, canEdit } = useChainWork();
  const state = useSnapshot(saver, (now) => now.state);
  const host = useQuery(query(taxonomiesApi.list, {})).data?.standard_host;
  const check = useCall(subject.chainApi.checkWithStandard);
  if (!host || !canEdit || !mayCall(subject.chainApi.checkWithStandard, subject)) return null;
  const ask = () => {
    if (state === "saved") return check.mutate({ params: { id: subject.id } });
    saver.flush();
    return showToast({ message: t("taxonomies.standard_check.unsaved") });
  };
  return (
    <Card aria-labelledby="standard-check">
      <CardHead id="standard-check" title={t("taxonomies.standard_check.title")} />
      <CardBody className="flex flex-col items-start gap-3">
        <p className="text-sm text-muted">
          {t("taxonomies.standard_check.text", { host, version: taxonomy.based_on })}
        </p>
        <Button isPending={check.isPending} onPress={ask}>
          {t(check.data ? "taxonomies.standard_check.again" : "taxonomies.standard_check.button")}
        </Button>
        <div role="status" className="w-full empty:hidden">
          {check.data && !check.isPending && <Outcome check={check.data.check} />}
        </div>
        {check.error && (
          <Note tone="danger" role="alert">
            {errorWords(check.error)}
          </Note>
        )}
      </CardBody>
    </Card>
  );
}

function Outcome({ check }: { check: StandardCheck }) {
  const { t } = useTranslation();
  const { outcome, reason, version, findings } = check;
  const named = { version, host: check.host ?? "" };
  if (outcome === "unreachable") return <Note tone="warning">{t("taxonomies.standard_check.unreachable", named)}</Note>;
  if (outcome === "not_checked")
    return (
      <Note tone="warning" title={t("taxonomies.standard_check.not_checked")}>
        {reason && t(`taxonomies.standard_check.reasons.${reason}`, named)}
      </Note>
    );
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  return (
    <div className="flex flex-col gap-3">
      {outcome === "passed" ? (
        <p className="text-success">{t("taxonomies.standard_check.passed", named)}</p>
      ) : (
        <p className="font-bold text-danger">
          {t("taxonomies.standard_check.refused", { ...named, count: errors.length })}
        </p>
      )}
      {errors.length > 0 && <StandardFindings findings={errors} />}
      {warnings.length > 0 && (
        <>
          <p className="font-bold">{t("taxonomies.standard_check.warnings", { count: warnings.length })}</p>
          <StandardFindings findings={warnings} />
        </>
      )}
      {findings.length > 0 && <p className="text-sm text-muted">{t("taxonomies.standard_check.said", named)}</p>}
    </div>
  );
}
