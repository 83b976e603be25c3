import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Navigate, useOutletContext, useSearchParams } from "react-router";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { isAnswered } from "#datachain/category-states.ts";
import { textIn } from "#datachain/text.ts";
import { useChainWork } from "./chain-work.ts";
import { placementHash } from "./open-card.ts";
import type { Checks } from "./use-checks.ts";

/** Opens a started chain at the first thing to fix or to write, and a new one at the introduction. */
export function BuilderIndex() {
  const { subject } = useChainWork();
  const { states, findings } = useOutletContext<Checks>();
  const [search] = useSearchParams();
  const [wasBegun] = useState(Object.values(states).some((state) => state !== "empty"));
  const first = findings.find(({ severity, category_id }) => severity !== "warning" && category_id !== null);
  if (!wasBegun || !first?.category_id || search.has("pane")) return <Introduction />;
  return <Navigate replace to={subject.paths.category(first.category_id) + placementHash(first)} />;
}

function Introduction() {
  const { t } = useTranslation();
  const { taxonomy, subject } = useChainWork();
  const { states } = useOutletContext<Checks>();
  const open = taxonomy.categories.find(({ id }) => !isAnswered(states[id] ?? "empty"));
  const next = open ?? taxonomy.categories[0];
  return (
    <div className="mx-auto w-full max-w-200 px-4 py-4 md:px-8 md:py-6">
      <Card>
        <CardBody>
          <h2 className="text-lg font-bold">{t("datachains.what")}</h2>
          <p className="mt-1 max-w-prose text-muted">{t("datachains.what_text")}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            {next && (
              <LinkButton variant="primary" href={subject.paths.category(next.id)} icon={ArrowRight}>
                {t("datachains.category.next", { category: textIn(next.name, uiLocale(), "en")?.text })}
              </LinkButton>
            )}
            <LinkButton href={subject.paths.overview}>{t("datachains.start.review")}</LinkButton>
          </div>
        </CardBody>
      </Card>
    </div>
  );
}
