import { Building2, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordState } from "#admin/inventory/RecordState.tsx";
import { StatePart } from "#admin/inventory/StatePart.tsx";
import { paths } from "#admin/paths.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { DeviceDetails } from "#contract/devices.ts";
import { DeviceStatusDot } from "../DeviceStatusDot.tsx";
import { StatusSelect } from "./StatusSelect.tsx";

interface StateCardProps {
  device: DeviceDetails;
  isWriter: boolean;
}

export function StateCard({ device, isWriter }: StateCardProps) {
  const { t } = useTranslation();
  return (
    <RecordState
      noun="devices"
      record={device}
      isWriter={isWriter}
      titles={{ page: t("devices.columns.page"), review: t("devices.columns.review_due_on") }}
      first={
        <StatePart title={t("devices.field.status_id")}>
          {isWriter ? <StatusSelect device={device} /> : <DeviceStatusDot status={device.status} />}
        </StatePart>
      }
    >
      <StatePart title={t("devices.columns.location_count")}>
        <Linked href={paths.deviceLocations(device.id)} icon={<MapPin size={16} className="text-muted" aria-hidden />}>
          {t("devices.state.places", { count: device.location_count })}
        </Linked>
      </StatePart>
      <Relations device={device} />
    </RecordState>
  );
}

/** Plain text if there is nothing to link to. */
function Linked({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 [overflow-wrap:anywhere]">
      {icon}
      {mayOpen(href) ? <TextLink href={href}>{children}</TextLink> : children}
    </span>
  );
}

function Relations({ device: { accountable, vendor } }: { device: DeviceDetails }) {
  const { t } = useTranslation();
  const relations = [
    { role: t("devices.field.accountable_id"), organization: accountable },
    { role: t("devices.field.vendor_id"), organization: vendor },
  ];
  return (
    <StatePart title={t("devices.state.relations")}>
      {!accountable && !vendor && <span className="text-muted">{t("devices.state.no_relations")}</span>}
      {relations.map(
        ({ role, organization }) =>
          organization && (
            <div key={role}>
              <p className="text-sm text-muted">{role}</p>
              <Linked
                href={paths.organization(organization.id)}
                icon={<Building2 size={16} className="text-muted" aria-hidden />}
              >
                {organization.name}
              </Linked>
            </div>
          ),
      )}
    </StatePart>
  );
}
