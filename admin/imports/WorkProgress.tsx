import { formatPercent } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { ProgressBar } from "#admin/ui/ProgressBar.tsx";
import type { Import } from "#contract/imports.ts";
import { actingRows, type WorkingState } from "./import-steps.ts";

/** Announced at every quarter; more often would be a nuisance. */
const SPOKEN_STEPS = 4;

/** Progress of a running import task. */
export function WorkProgress({ state, ours }: { state: WorkingState; ours: Import }) {
  const { t } = useTranslation();
  const total = state === "checking" ? ours.row_count : actingRows(ours.counts);
  const done = Math.min(ours.rows_done, total);
  const share = total ? Math.floor((done / total) * SPOKEN_STEPS) / SPOKEN_STEPS : 0;
  return (
    <Card>
      <CardBody className="max-w-180">
        <ProgressBar
          label={t(`imports.progress.${state}`)}
          value={done}
          maxValue={Math.max(total, 1)}
          valueLabel={t("imports.progress.rows", { done, total })}
          note={t("imports.progress.leave")}
        />
        <p role="status" className="sr-only">
          {t(`imports.progress.${state}`)}{" "}
          {share > 0 && t("imports.progress.so_far", { percent: formatPercent(share) })}
        </p>
      </CardBody>
    </Card>
  );
}
