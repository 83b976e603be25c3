import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PageBadge } from "#admin/pages/PageBadge.tsx";
import { usePagesById } from "#admin/pages/pages-by-id.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import type { RelationSuggestion, Relationship } from "#contract/relationships.ts";
import { isSymmetric, type Relation, useRelationWords } from "./relation-words.ts";

/** Most pages drawn per side; the rest are counted, and the list has all of them. */
const MOST_DRAWN = 6;

interface Drawn extends Relation {
  readonly page: Relationship["page"];
  readonly isSuggested: boolean;
}

interface RelationGraphProps {
  relationships: readonly Relationship[];
  suggestions: readonly RelationSuggestion[];
}

/**
 * This page in the middle, others on either side. Boxes are wrapping text in rows of equal height, and lines use
 * percentages of that height, so any language fits. Phones show the list only.
 */
export function RelationGraph({ relationships, suggestions }: RelationGraphProps) {
  const { t } = useTranslation();
  const drawn: Drawn[] = [
    ...relationships.map((one) => ({ ...one, isSuggested: false })),
    ...suggestions.map((one) => ({ ...one, direction: "out" as const, isSuggested: true })),
  ];
  if (drawn.length === 0) return null;
  const left = drawn.filter(({ direction }) => direction === "in");
  const right = drawn.filter(({ direction }) => direction === "out");
  return (
    <Card className="max-sm:hidden">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-border px-4 py-2">
        <h2 className="text-md font-bold">{t("relationships.graph")}</h2>
        <span className="text-sm text-muted">{t("relationships.graph_note")}</span>
      </div>
      <CardBody>
        <div
          aria-hidden="true"
          className={cx(
            "grid items-stretch",
            left.length > 0 && right.length > 0
              ? "grid-cols-[minmax(0,1fr)_7rem_minmax(0,1fr)_7rem_minmax(0,1fr)]"
              : "grid-cols-[minmax(0,1fr)_10rem_minmax(0,1fr)]",
          )}
        >
          {left.length > 0 && (
            <>
              <Side drawn={left} />
              <Lines drawn={left} side="left" />
            </>
          )}
          <Middle />
          {right.length > 0 && (
            <>
              <Lines drawn={right} side="right" />
              <Side drawn={right} />
            </>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

function Middle() {
  const { page, locale } = usePageWork();
  const own = usePagesById([page.id], locale).byId.get(page.id);
  return (
    <div className="flex items-center">
      <div className="flex w-full items-center gap-3 rounded-md border-2 border-primary bg-surface p-3 font-medium">
        <PageBadge
          type={page.type}
          identifiability={own?.identifiability ?? null}
          template_id={own?.template_id ?? null}
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">{page.title}</span>
      </div>
    </div>
  );
}

function Side({ drawn }: { drawn: readonly Drawn[] }) {
  const { t } = useTranslation();
  const more = drawn.length - MOST_DRAWN;
  return (
    <div className="flex flex-col">
      <div className="grid flex-1 auto-rows-fr">
        {drawn.slice(0, MOST_DRAWN).map((one) => (
          <Node key={`${one.page.id}:${one.type}`} {...one} />
        ))}
      </div>
      {more > 0 && <p className="text-sm text-muted">{t("relationships.more", { count: more })}</p>}
    </div>
  );
}

function Node({ page, isSuggested }: Drawn) {
  const { t } = useTranslation();
  const state = isSuggested ? t("relationships.suggested") : t(`pages.states.${page.state}`);
  return (
    <div className="flex items-center py-1.5">
      <div
        className={cx(
          "flex w-full items-center gap-3 rounded-md border p-3",
          isSuggested ? "border-dashed border-info bg-info-soft" : "border-border bg-surface",
        )}
      >
        <PageBadge {...page} />
        <span className="min-w-0 text-sm text-muted [overflow-wrap:anywhere]">
          <span className="block text-md font-medium text-text">{page.title}</span>
          {t(`pages.types.${page.type}`)}, {state}
        </span>
      </div>
    </div>
  );
}

/** Where on its line a relation's name sits: closer to the other page, where the lines are apart. */
const NAMED_AT = 0.68;

/** Lines from the middle of each row to the middle of the page, in percent of the height the words need. */
function Lines({ drawn, side }: { drawn: readonly Drawn[]; side: "left" | "right" }) {
  const shown = drawn.slice(0, MOST_DRAWN);
  const [page, other] = side === "left" ? [100, 0] : [0, 100];
  const heightOf = (at: number) => ((at + 0.5) / shown.length) * 100;
  return (
    <div className="relative">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute size-full rtl:-scale-x-100">
        {shown.map(({ page: to, type, isSuggested }, at) => (
          <path
            key={`${to.id}:${type}`}
            d={`M${page} 50C50 50 50 ${heightOf(at)} ${other} ${heightOf(at)}`}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.5"
            strokeDasharray={isSuggested ? "4 4" : undefined}
            className={isSuggested ? "stroke-info" : "stroke-control"}
          />
        ))}
      </svg>
      {shown.map((one, at) => (
        <LineWords key={`${one.page.id}:${one.type}`} relation={one} side={side} height={heightOf(at)} />
      ))}
    </div>
  );
}

interface LineWordsProps {
  relation: Drawn;
  side: "left" | "right";
  /** Percent of its row. */
  height: number;
}

/** The relation's name on its line, with arrowheads. */
function LineWords({ relation, side, height }: LineWordsProps) {
  const words = useRelationWords();
  const { isSuggested } = relation;
  const isMutual = isSymmetric(relation);
  const tone = isSuggested ? "text-info" : "text-muted";
  // arrowheads point where the relation leads: to the other page, to this one, or both ways
  const leadsToOther = isMutual || relation.direction === "out";
  const leadsHere = isMutual || relation.direction === "in";
  const isLeft = side === "left";
  return (
    <>
      <span
        style={{ top: `${50 + (height - 50) * NAMED_AT}%` }}
        className={cx(
          "absolute inset-x-0 flex -translate-y-1/2 justify-center text-center text-xs leading-4",
          isSuggested ? "text-info" : "text-text",
        )}
      >
        <span
          className={cx(
            "max-w-[92%] rounded-lg border px-2 py-0.5 [overflow-wrap:anywhere]",
            isSuggested ? "border-info-border bg-info-soft" : "border-border bg-surface",
          )}
        >
          {words(relation)}
        </span>
      </span>
      {leadsToOther && <ArrowHead at={height} isStart={isLeft} className={tone} />}
      {leadsHere && <ArrowHead at={50} isStart={!isLeft} className={tone} />}
    </>
  );
}

/** Tip of a line at one edge of its column, pointing outwards. */
function ArrowHead({ at, isStart, className }: { at: number; isStart: boolean; className: string }) {
  return (
    <svg
      viewBox="0 0 8 10"
      width={8}
      height={10}
      style={{ top: `${at}%` }}
      className={cx(
        "absolute -translate-y-1/2 fill-current",
        isStart ? "start-0 -scale-x-100 rtl:scale-x-100" : "end-0 rtl:-scale-x-100",
        className,
      )}
    >
      <path d="M0 0L8 5L0 10Z" />
    </svg>
  );
}
