import { EyeOff, Ellipsis, MapPin, Pencil, Signpost, Spline, Trash2, VectorSquare } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button as PlainButton } from "react-aria-components/Button";
import { formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pointWords } from "#admin/maps/point-words.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { cx } from "#admin/ui/cx.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { MoveButtons, type Step } from "#admin/ui/MoveButtons.tsx";
import type { Location } from "#contract/locations.ts";
import { titleOf } from "#admin/maps/places.ts";
import { useRemoveLocation } from "./use-remove-location.ts";

interface LocationItemProps {
  location: Location;
  place: { index: number; total: number };
  isSelected: boolean;
  hasFocus: boolean;
  onSelect: () => void;
  onEdit: (() => void) | undefined;
  onMove: (step: Step) => void;
}

function KindIcon({ geometry }: Pick<Location, "geometry">) {
  const look = { size: 16, className: "mt-1 text-muted", "aria-hidden": true } as const;
  if (!geometry) return <MapPin {...look} />;
  return geometry.type === "LineString" ? <Spline {...look} /> : <VectorSquare {...look} />;
}

export function LocationItem({ location, place, isSelected, hasFocus, onSelect, onEdit, onMove }: LocationItemProps) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  const name = titleOf(location) ?? t("locations.unnamed");
  const { address, lat, lng } = location;
  const where = [address !== name && address, lat !== null && lng !== null && pointWords({ lat, lng })];

  // selected on the map: scroll it into view
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);

  return (
    <li ref={item} className={cx("flex gap-3 px-4 py-3", isSelected && "bg-selected")}>
      <KindIcon geometry={location.geometry} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <PlainButton
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was closed, and its focus with it
          autoFocus={hasFocus}
          onPress={onSelect}
          aria-pressed={isSelected}
          aria-description={t("locations.show_on_map")}
          className="rounded-xs py-0.5 text-start font-medium hover:underline"
        >
          {name}
        </PlainButton>
        <p className="text-sm text-muted tabular-nums">
          {where.filter(Boolean).join(" · ") || t("locations.no_place")}
        </p>
        <Marks location={location} />
      </div>
      {onEdit && (
        <span className="flex flex-none items-start">
          <Order name={name} place={place} onMove={onMove} />
          <Actions location={location} name={name} onEdit={onEdit} />
        </span>
      )}
    </li>
  );
}

function Marks({ location }: { location: Location }) {
  const { t } = useTranslation();
  const { precision, is_public, sign_installed_on, short_code } = location;
  return (
    <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
      {precision !== "exact" && <Badge>{t(`locations.precisions.${precision}`)}</Badge>}
      {!is_public && <Badge icon={EyeOff}>{t("locations.internal")}</Badge>}
      {sign_installed_on && (
        <Badge tone="quiet" icon={Signpost}>
          {t("locations.sign_since", { day: formatDay(sign_installed_on) })}
        </Badge>
      )}
      {short_code && <Badge>{short_code}</Badge>}
    </p>
  );
}

function Order({ name, place, onMove }: { name: string } & Pick<LocationItemProps, "place" | "onMove">) {
  const { t } = useTranslation();
  const words = {
    up: t("locations.move.up", { name }),
    down: t("locations.move.down", { name }),
    first: t("locations.move.first", { name }),
    last: t("locations.move.last", { name }),
  };
  return <MoveButtons words={words} index={place.index} total={place.total} onMove={onMove} />;
}

function Actions({ location, name, onEdit }: { location: Location; name: string; onEdit: () => void }) {
  const { t } = useTranslation();
  const remove = useRemoveLocation(location, name);
  return (
    <Menu
      placement="bottom end"
      aria-label={name}
      trigger={<IconButton size="sm" icon={Ellipsis} label={`${t("common.more")}: ${name}`} />}
      onAction={(action) => (action === "edit" ? onEdit() : remove())}
    >
      <MenuItem id="edit" icon={Pencil}>
        {t("common.edit")}
      </MenuItem>
      <MenuItem id="delete" icon={Trash2} tone="danger">
        {t("common.delete")}
      </MenuItem>
    </Menu>
  );
}
