import { CircleAlert, CircleCheck } from "lucide-react";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import type { ReadPoint } from "./read-points.ts";

const MOST_SHOWN = 200;

/** The parsed lines; invalid ones first. */
export function PointsPreview({ points }: { points: readonly ReadPoint[] }) {
  const { t } = useTranslation();
  const wrong = points.filter(({ problem }) => problem);
  const shown = [...wrong, ...points.filter(({ problem }) => !problem)].slice(0, MOST_SHOWN);
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm">
        {t("locations.points.read", { count: points.length - wrong.length })}{" "}
        {wrong.length > 0 && (
          <span className="font-medium text-danger">{t("locations.points.left_out", { count: wrong.length })}</span>
        )}
      </p>
      <div className="max-h-80 overflow-auto rounded-md border border-border">
        <Table caption={t("locations.points.preview")} density="compact">
          <TableHead>
            <ColumnHead width={64}>{t("locations.points.line")}</ColumnHead>
            <ColumnHead>{t("locations.field.name")}</ColumnHead>
            <ColumnHead>{t("locations.field.address")}</ColumnHead>
            <ColumnHead>{t("locations.field.lat")}</ColumnHead>
            <ColumnHead>{t("locations.field.lng")}</ColumnHead>
            <ColumnHead>{t("locations.points.verdict")}</ColumnHead>
          </TableHead>
          <TableBody>
            {shown.map((point) => (
              <PointRow key={point.line} point={point} />
            ))}
          </TableBody>
        </Table>
      </div>
      {points.length > shown.length && (
        <p className="text-sm text-muted">{t("locations.points.shown", { count: shown.length })}</p>
      )}
    </div>
  );
}

function PointRow({ point: { line, name, address, lat, lng, problem } }: { point: ReadPoint }) {
  const { t } = useTranslation();
  const cell = (label: string, value: string) => (
    <Cell label={label} className="[overflow-wrap:anywhere]">
      {value || "–"}
    </Cell>
  );
  return (
    <Row>
      <Cell kind="title">{formatNumber(line)}</Cell>
      {cell(t("locations.field.name"), name)}
      {cell(t("locations.field.address"), address)}
      {cell(t("locations.field.lat"), lat)}
      {cell(t("locations.field.lng"), lng)}
      <Cell label={t("locations.points.verdict")}>
        {problem ? (
          <span className="inline-flex items-center gap-1.5 font-medium text-danger">
            <CircleAlert size={14} aria-hidden />
            {t(`locations.points.problems.${problem}`)}
          </span>
        ) : (
          <span className="inline-flex items-center gap-1.5 text-success">
            <CircleCheck size={14} aria-hidden />
            {t("locations.points.right")}
          </span>
        )}
      </Cell>
    </Row>
  );
}
