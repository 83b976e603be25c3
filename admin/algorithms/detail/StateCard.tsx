import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { formatPercent } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordState } from "#admin/inventory/RecordState.tsx";
import { StatePart } from "#admin/inventory/StatePart.tsx";
import { paths } from "#admin/paths.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { ProgressBar } from "#admin/ui/ProgressBar.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { AlgorithmDetails } from "#contract/algorithms.ts";
import type { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import { LifecycleDot } from "../LifecycleDot.tsx";

interface StateCardProps {
  algorithm: AlgorithmDetails;
  isWriter: boolean;
}

export function StateCard({ algorithm, isWriter }: StateCardProps) {
  const { t } = useTranslation();
  return (
    <RecordState
      noun="algorithms"
      record={algorithm}
      isWriter={isWriter}
      titles={{ page: t("algorithms.summary.page"), review: t("algorithms.summary.review") }}
      first={
        <StatePart title={t("algorithms.field.lifecycle")}>
          <LifecycleDot lifecycle={algorithm.lifecycle} />
        </StatePart>
      }
      middle={
        <>
          <Autonomy id={algorithm.id} />
          <FactsheetPart algorithm={algorithm} isWriter={isWriter} />
        </>
      }
    >
      <Organizations algorithm={algorithm} />
    </RecordState>
  );
}

type Asked = (typeof FACTSHEET_TEMPLATE)["sections"][number]["questions"][number];
type AutonomyLevel = Extract<Asked, { id: "autonomy_level" }>["options"][number];

/** Asked in the factsheet, and the first thing people want to know. */
function Autonomy({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(query(factsheetsApi.get, { params: { id } }));
  const answer = data?.factsheet.answers["autonomy_level"];
  const value = answer?.state === "answered" ? (answer.value as AutonomyLevel | null) : null;
  return (
    <StatePart title={t("algorithms.summary.autonomy")} hint={t("algorithms.summary.autonomy_hint")}>
      {value ? (
        t(`factsheets.options.autonomy_level.${value}`)
      ) : (
        <span className="text-muted">{t("algorithms.summary.no_autonomy")}</span>
      )}
    </StatePart>
  );
}

function FactsheetPart({ algorithm: { id, completeness }, isWriter }: StateCardProps) {
  const { t } = useTranslation();
  const percent = formatPercent(completeness / 100);
  return (
    <div className="flex flex-col items-stretch gap-1.5 px-4 py-3">
      <ProgressBar
        label={t("algorithms.summary.factsheet")}
        value={completeness}
        valueLabel={t("algorithms.summary.complete", { percent })}
      />
      {isWriter && completeness < 100 && (
        <TextLink href={paths.algorithmFactsheet(id)} className="self-start text-sm">
          {completeness ? t("algorithms.summary.continue_factsheet") : t("algorithms.summary.begin_factsheet")}
        </TextLink>
      )}
    </div>
  );
}

/** A share session sees the names and has nowhere to go with them. */
function Organizations({ algorithm: { deployer, suppliers } }: Pick<StateCardProps, "algorithm">) {
  const { t } = useTranslation();
  const named = [
    ...(deployer ? [{ role: t("algorithms.field.deployer_id"), organization: deployer }] : []),
    ...suppliers.map(({ organization, role }) => ({ role: t(`algorithms.supplier_roles.${role}`), organization })),
  ];
  return (
    <StatePart title={t("algorithms.summary.organizations")}>
      {named.length === 0 && <span className="text-muted">{t("algorithms.summary.no_organizations")}</span>}
      <ul className="flex flex-col gap-2">
        {named.map(({ role, organization }) => (
          <li key={`${role}-${organization.id}`} className="[overflow-wrap:anywhere]">
            {mayOpen(paths.organization(organization.id)) ? (
              <TextLink href={paths.organization(organization.id)} className="text-text!">
                {organization.name}
              </TextLink>
            ) : (
              organization.name
            )}
            <p className="text-sm text-muted">{role}</p>
          </li>
        ))}
      </ul>
    </StatePart>
  );
}
