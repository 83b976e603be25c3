import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { CardBody } from "#admin/ui/Card.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { OPENED_KINDS, type OpenedFigures, type OpenedKind } from "#contract/analytics.ts";
import { Change } from "./Change.tsx";
import { BarRows } from "./chart/BarRows.tsx";
import { countWords, drawnAs } from "./count-words.ts";
import { FiguresTable } from "./FiguresTable.tsx";
import type { PanelProps } from "./panel-props.ts";
import { NothingCounted, PanelCard } from "./PanelCard.tsx";
import { LinesSkeleton } from "./PanelSkeleton.tsx";

const MOST_BARS = 10;

function useOpenedName() {
  const { t } = useTranslation();
  return ({ kind, title }: OpenedFigures) =>
    title ?? t(kind === "map_opened" ? "analytics.opened.map" : "analytics.opened.gone");
}

/** What readers look for once they are on a page. */
export function OpenedCard({ overview, isStale }: PanelProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<OpenedKind>("category_opened");
  const opened = overview?.opened;
  return (
    <PanelCard
      panel="opened"
      title={t("analytics.opened.title")}
      isStale={isStale}
      table={opened && <OpenedTable opened={opened} />}
      controls={
        <Select
          size="sm"
          label={t("analytics.opened.which")}
          isLabelHidden
          options={OPENED_KINDS.map((id) => ({ id, label: t(`analytics.opened.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
      }
    >
      {opened ? (
        <OpenedBars opened={opened.filter((one) => one.kind === kind)} caption={t(`analytics.opened.${kind}`)} />
      ) : (
        <CardBody>
          <LinesSkeleton rows={MOST_BARS} height={36} />
        </CardBody>
      )}
    </PanelCard>
  );
}

function OpenedBars({ opened, caption }: { opened: readonly OpenedFigures[]; caption: string }) {
  const { t } = useTranslation();
  const nameOf = useOpenedName();
  if (opened.length === 0) return <NothingCounted />;
  return (
    <CardBody>
      <BarRows
        caption={caption}
        columns={{ name: caption, value: t("analytics.columns.opened") }}
        rows={opened.slice(0, MOST_BARS).map((one) => ({
          id: one.key,
          name: nameOf(one),
          drawn: drawnAs(one.count),
          words: countWords(t, one.count),
        }))}
      />
    </CardBody>
  );
}

/** All kinds below one another. */
function OpenedTable({ opened }: { opened: readonly OpenedFigures[] }) {
  const { t } = useTranslation();
  const nameOf = useOpenedName();
  if (opened.length === 0) return <NothingCounted />;
  return (
    <FiguresTable
      caption={t("analytics.opened.title")}
      columns={[
        { name: t("analytics.columns.what") },
        { name: t("analytics.columns.kind") },
        { name: t("analytics.columns.opened"), isNumber: true },
        { name: t("analytics.columns.change"), isNumber: true },
      ]}
      rows={opened.map((one) => ({
        id: `${one.kind} ${one.key}`,
        cells: [
          nameOf(one),
          t(`analytics.opened.${one.kind}`),
          countWords(t, one.count),
          <Change key="change" now={one.count} before={one.before} />,
        ],
      }))}
    />
  );
}
