import { clamped } from "#admin/ui/clamped.ts";
import { useEffect, useRef, useState } from "react";
import { Button as PlainButton } from "react-aria-components/Button";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { IdentifiabilityMark } from "#admin/inventory/IdentifiabilityMark.tsx";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardFoot } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { MapPoint } from "#contract/devices.ts";
import { DeviceStatusDot } from "../DeviceStatusDot.tsx";

/** Name and address, or only the address if it begins with the name. */
function placeWords(name: string | null, address: string | null) {
  if (name && address?.startsWith(name)) return address;
  return [name, address].filter(Boolean).join(" · ");
}

const AT_ONCE = 50;

interface PlacesListProps {
  points: readonly MapPoint[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** The map as a list: each place with its device. */
export function PlacesList({ points, selected, onSelect }: PlacesListProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(AT_ONCE);
  // extend the list to a place selected on the map
  const at = points.findIndex(({ id }) => id === selected);
  const end = Math.max(shown, at + 1);
  if (points.length === 0)
    return (
      <Card>
        <EmptyState title={t("devices.map.none_title")}>{t("devices.map.none")}</EmptyState>
      </Card>
    );
  return (
    <Card className="relative lg:max-h-[min(38rem,75vh)] lg:overflow-y-auto">
      <ul aria-label={t("devices.map.places")} className="divide-y divide-border">
        {points.slice(0, end).map((point) => (
          <Place key={point.id} point={point} isSelected={point.id === selected} onSelect={() => onSelect(point.id)} />
        ))}
      </ul>
      {points.length > end && (
        <CardFoot>
          <Button size="sm" onPress={() => setShown(end + AT_ONCE)}>
            {t("devices.map.more")}
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}

interface PlaceProps {
  point: MapPoint;
  isSelected: boolean;
  onSelect: () => void;
}

function Place({ point, isSelected, onSelect }: PlaceProps) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  const place = placeWords(point.location_name, point.address);
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  return (
    <li ref={item} className={cx("flex flex-col gap-1 px-4 py-3", isSelected && "bg-selected")}>
      <TextLink href={paths.device(point.device_id)} className="self-start text-text!">
        <span {...clamped(point.device_name)}>{point.device_name}</span>
      </TextLink>
      <PlainButton
        onPress={onSelect}
        aria-pressed={isSelected}
        aria-description={t("locations.show_on_map")}
        className="self-start rounded-xs py-0.5 text-start text-sm [overflow-wrap:anywhere] text-muted hover:underline"
      >
        {place || t("locations.unnamed")}
      </PlainButton>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <DeviceStatusDot status={point.status} />
        <IdentifiabilityMark value={point.identifiability} />
      </p>
    </li>
  );
}
