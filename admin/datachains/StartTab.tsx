import { useQuery } from "@tanstack/react-query";
import { ArrowRight, ListChecks } from "lucide-react";
import { Link } from "react-router";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { useTaxonomy } from "#admin/inventory/use-taxonomy.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { isShared } from "#admin/session/share-limits.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { Datachain } from "#contract/datachains.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { textIn } from "#datachain/text.ts";
import { useCategoryNote } from "./category-note.ts";
import type { Checks } from "./use-checks.ts";
import { chainQuery, type ChainSubject, useChainSubject } from "./chain-subject.ts";
import { MoveCard } from "./MoveCard.tsx";
import { BeginCard } from "./start/BeginCard.tsx";
import { SharedChain } from "./SharedChain.tsx";
import { StateMark } from "./Stepper.tsx";

export { prefetchChain as prefetch } from "./chain-subject.ts";

/** The datachain tab: progress per category, and ways to start. */
export function StartTab() {
  const { t } = useTranslation();
  const user = useUser();
  const subject = useChainSubject();
  const chain = useQuery(chainQuery(subject));
  const taxonomy = useTaxonomy(chain.data?.datachain.taxonomy_id);
  const failed = [chain, taxonomy].find(({ isError, data }) => isError && data === undefined);
  if (failed) return <LoadFailure result={failed} title={t("datachains.load_failed")} />;
  if (!chain.data || !taxonomy.data) return <StartSkeleton />;
  const { datachain } = chain.data;
  if (isShared()) return <SharedChain datachain={datachain} taxonomy={taxonomy.data.taxonomy} />;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Progress subject={subject} datachain={datachain} taxonomy={taxonomy.data.taxonomy} />
      {canEdit(user) && (
        <div className="flex flex-col gap-5">
          <BeginCard subject={subject} datachain={datachain} />
          {datachain.id !== null && <MoveCard subject={subject} datachain={datachain} />}
        </div>
      )}
    </div>
  );
}

type ProgressProps = { subject: ChainSubject; datachain: Datachain; taxonomy: Taxonomy };

function Progress({ subject, datachain, taxonomy }: ProgressProps) {
  const { t } = useTranslation();
  const states = Object.fromEntries(
    taxonomy.categories.map(({ id }, at) => [id, datachain.summary.states[at] ?? "empty"] as const),
  );
  const findings = datachain.findings as Checks["findings"];
  const note = useCategoryNote(taxonomy, { content: datachain.content, findings, states }, datachain.organizations);
  const total = taxonomy.categories.length;
  const answered = Object.values(states).filter((state) => state !== "empty").length;
  return (
    <Card aria-labelledby="chain-progress">
      <CardHead
        id="chain-progress"
        title={t("datachains.what")}
        count={t("datachains.start.answered", { count: answered, total })}
      />
      <CardBody>
        <p className="max-w-prose text-muted">{t("datachains.what_text")}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <LinkButton variant="primary" icon={ArrowRight} href={subject.paths.builder}>
            {t(answered ? "datachains.start.continue" : "datachains.start.begin")}
          </LinkButton>
          {answered > 0 && (
            <LinkButton icon={ListChecks} href={subject.paths.overview}>
              {t("datachains.start.review")}
            </LinkButton>
          )}
        </div>
        <ul className="mt-5 grid grid-cols-1 gap-1 sm:grid-cols-2" aria-label={t("datachains.start.categories")}>
          {taxonomy.categories.map(({ id, name }) => (
            <li key={id}>
              <Link to={subject.paths.category(id)} className="flex gap-3 rounded-md px-2 py-1.5 hover:bg-hover">
                <StateMark state={states[id] ?? "empty"} />
                <span className="min-w-0">
                  <span className="block font-medium">{textIn(name, uiLocale(), "en")?.text}</span>
                  <span className="block truncate text-sm text-muted">{note(id)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function StartSkeleton() {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]" aria-busy>
      <Skeleton height={360} />
      <Skeleton height={280} />
    </div>
  );
}
