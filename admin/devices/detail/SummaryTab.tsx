import { useTranslation } from "#admin/i18n/i18n.ts";
import { useActivityLabel } from "#admin/inventory/activity-label.ts";
import { ActivityList } from "#admin/records/ActivityList.tsx";
import { mayCall } from "#admin/session/share-limits.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { devicesApi } from "#contract/devices.ts";
import { AboutCard } from "./AboutCard.tsx";
import { useDevice } from "./device-context.ts";
import { StateCard } from "./StateCard.tsx";

/** Description, progress, missing steps and history. */
export function SummaryTab() {
  const { device, locale, isWriter } = useDevice();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
        <AboutCard device={device} locale={locale} isWriter={isWriter} />
        {mayCall(devicesApi.activity, device) && <Activity id={device.id} />}
      </div>
      <StateCard device={device} isWriter={isWriter} />
    </div>
  );
}

function Activity({ id }: { id: string }) {
  const { t } = useTranslation();
  const labelOf = useActivityLabel("devices");
  return (
    <Card aria-labelledby="device-activity" className="max-lg:order-last">
      <CardHead id="device-activity" title={t("devices.activity")} />
      <CardBody>
        <ActivityList endpoint={devicesApi.activity} id={id} labelOf={labelOf} />
      </CardBody>
    </Card>
  );
}
