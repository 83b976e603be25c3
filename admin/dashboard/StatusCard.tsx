import { ChartBar, Table2 } from "lucide-react";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { StatusChart } from "./StatusChart.tsx";
import { StatusTable } from "./StatusTable.tsx";
import type { DeviceSummary } from "./summary.ts";

interface StatusCardProps {
  devices: DeviceSummary | undefined;
  isLoading: boolean;
}

export function StatusCard({ devices, isLoading }: StatusCardProps) {
  const { t } = useTranslation();
  const view = useOpened("statuses");
  const isTable = view.opened === "table";
  const toggle = isTable ? (
    <IconButton size="sm" icon={ChartBar} label={t("dashboard.by_status.as_chart")} onPress={view.close} />
  ) : (
    <IconButton size="sm" icon={Table2} label={t("dashboard.by_status.as_table")} onPress={() => view.open("table")} />
  );

  return (
    <Card aria-labelledby="devices-by-status">
      <CardHead
        id="devices-by-status"
        title={t("dashboard.by_status.title")}
        actions={devices?.totalDevices ? toggle : undefined}
      />
      {devices ? <Statuses devices={devices} isTable={isTable} /> : <Placeholder isLoading={isLoading} />}
    </Card>
  );
}

function Statuses({ devices, isTable }: { devices: DeviceSummary; isTable: boolean }) {
  const { t } = useTranslation();
  if (devices.totalDevices === 0) return <CardBody className="text-muted">{t("dashboard.by_status.none")}</CardBody>;
  return isTable ? <StatusTable devices={devices} /> : <StatusChart devices={devices} />;
}

const ROWS = 5;

/** Placeholder for a chart of a few statuses; a dash if loading failed. */
function Placeholder({ isLoading }: { isLoading: boolean }) {
  if (!isLoading) return <CardBody className="text-muted">–</CardBody>;
  return (
    <CardBody>
      <div aria-busy="true" className="flex flex-col gap-3">
        <Skeleton height={16} />
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height={20} width={`${90 - row * 8}%`} />
        ))}
      </div>
    </CardBody>
  );
}
