import { type ReactNode, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardFoot } from "#admin/ui/Card.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import type { Location } from "#contract/locations.ts";
import { LocationItem } from "./LocationItem.tsx";
import { useLocationOrder } from "./use-location-order.ts";

const AT_ONCE = 100;

interface LocationListProps {
  device_id: string;
  locale: string | undefined;
  locations: readonly Location[];
  /** May be more than are listed. */
  total: number;
  selected: string | undefined;
  /** Was edited before the list came back. */
  focused: string | undefined;
  onSelect: (id: string) => void;
  /** If missing, places are read-only. */
  onEdit: ((id: string) => void) | undefined;
  actions: ReactNode;
}

export function LocationList(props: LocationListProps) {
  const { device_id, locale, locations, total, selected, focused, onSelect, onEdit, actions } = props;
  const { t } = useTranslation();
  const [shown, setShown] = useState(AT_ONCE);
  const order = useLocationOrder(device_id, locale, locations);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-md font-bold tabular-nums">{t("locations.count", { count: total })}</h2>
        {actions}
      </div>
      <VisuallyHidden>
        <span role="status">{order.announcement}</span>
      </VisuallyHidden>
      <Card>
        <ol aria-label={t("locations.title")} className="divide-y divide-border">
          {locations.slice(0, shown).map((location, index) => (
            <LocationItem
              key={location.id}
              location={location}
              place={{ index, total: locations.length }}
              isSelected={location.id === selected}
              hasFocus={location.id === focused}
              onSelect={() => onSelect(location.id)}
              onEdit={onEdit && (() => onEdit(location.id))}
              onMove={(step) => order.move(location, step)}
            />
          ))}
        </ol>
        {locations.length > shown && (
          <CardFoot>
            <Button size="sm" onPress={() => setShown(shown + AT_ONCE)}>
              {t("locations.more")}
            </Button>
          </CardFoot>
        )}
      </Card>
      {total > locations.length && (
        <p className="text-sm text-muted">{t("locations.first", { count: locations.length, total })}</p>
      )}
    </div>
  );
}
