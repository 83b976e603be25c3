import { usePageWork } from "#admin/content/page-work.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import type { RelationSuggestion, Relationship } from "#contract/relationships.ts";
import { LinkRow } from "./LinkRow.tsx";
import { Suggestion } from "./Suggestion.tsx";

interface LinkListProps {
  relationships: readonly Relationship[];
  suggestions: readonly RelationSuggestion[];
}

/** All links: outgoing first, then incoming. */
export function LinkList({ relationships, suggestions }: LinkListProps) {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const isEmpty = relationships.length === 0 && (suggestions.length === 0 || !canEdit);
  return (
    <Card aria-labelledby="page-links">
      <CardHead id="page-links" title={t("relationships.links")} count={formatNumber(relationships.length)} />
      {canEdit && suggestions.map((one) => <Suggestion key={`${one.page.id}:${one.type}`} suggestion={one} />)}
      {isEmpty && <EmptyState title={t("relationships.empty_title")}>{t("relationships.empty")}</EmptyState>}
      {(["out", "in"] as const).map((direction) => (
        <Group
          key={direction}
          direction={direction}
          links={relationships.filter((one) => one.direction === direction)}
        />
      ))}
    </Card>
  );
}

function Group({ direction, links }: { direction: "out" | "in"; links: readonly Relationship[] }) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={`links-${direction}`}>
      <h3 id={`links-${direction}`} className="border-b border-border bg-bg px-4 py-2 font-medium">
        {t(`relationships.${direction}`)}{" "}
        <span className="ps-1 font-normal text-muted tabular-nums">{formatNumber(links.length)}</span>
      </h3>
      <ul className="divide-y divide-border border-b border-border last:border-b-0">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}
