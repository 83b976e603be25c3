import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { query, readAhead } from "#admin/api/query.ts";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { type StandardReadiness, STANDARDS } from "#contract/standards.ts";
import { ExportCard } from "./ExportCard.tsx";
import { groupLosses, LossCard } from "./LossCard.tsx";
import { MissingCard } from "./MissingCard.tsx";
import { RegisterCard } from "./RegisterCard.tsx";
import { tileOf } from "./standard-words.ts";
import { StandardTiles } from "./StandardTiles.tsx";

const readinessQuery = (id: string) => ({ ...query(algorithmsApi.readiness, { params: { id } }), staleTime: 0 });

export const prefetch: Prefetch = (client, { algorithm_id = "" }) => readAhead(client, readinessQuery(algorithm_id));

/** For each standard: missing fields of the algorithm, and the losses of an export. */
export function StandardsTab() {
  const { t } = useTranslation();
  const { algorithm_id: id = "" } = useParams();
  const result = useQuery(readinessQuery(id));
  return (
    <LoadedRecord
      result={result}
      failedTitle={t("factsheets.standards.load_failed")}
      skeleton={<RecordSkeleton hasHead={false} />}
    >
      {({ standards }) => <Standards algorithm_id={id} standards={standards} />}
    </LoadedRecord>
  );
}

function Standards({ algorithm_id, standards }: { algorithm_id: string; standards: readonly StandardReadiness[] }) {
  const [params] = useSearchParams();
  const isWriter = canEdit(useUser());
  const wanted = STANDARDS.find((one) => one === params.get("standard")) ?? "nl_schema";
  const readiness = standards.find(({ standard }) => standard === wanted);
  if (!readiness) return null;
  return (
    <div className="flex flex-col gap-6">
      <StandardTiles standards={standards} current={wanted} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <MissingCard algorithm_id={algorithm_id} readiness={readiness} isWriter={isWriter} />
          {wanted !== "dtpr" && <LossCard losses={groupLosses(readiness.losses)} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {tileOf(wanted) === "nl" && <RegisterCard algorithm_id={algorithm_id} />}
          <ExportCard algorithm_id={algorithm_id} readiness={readiness} />
        </div>
      </div>
    </div>
  );
}
