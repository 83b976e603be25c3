import { EyeOff } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { fieldElement } from "#admin/content/field-element.ts";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { titleOf } from "#admin/maps/places.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Select } from "#admin/ui/Select.tsx";
import type { Location, Precision } from "#contract/locations.ts";
import { precisionsOf, shownPrecision } from "./shown-place.ts";

interface PlaceRowProps {
  location: Location;
  isSelected: boolean;
  onSelect: () => void;
}

/** A place, and how precisely this page shows it. */
export function PlaceRow({ location, isSelected, onSelect }: PlaceRowProps) {
  const { t } = useTranslation();
  const { saver, canEdit } = usePageWork();
  const { id, precision: own, is_public } = location;
  const wish = usePageContent((content) => content.places[id]);
  const name = titleOf(location) ?? t("pages.map.unnamed");
  const set = (next: Precision) =>
    saver.edit((content) => {
      const { [id]: _, ...others } = content.places;
      return { ...content, places: next === own ? others : { ...others, [id]: next } };
    });
  const words = (precision: Precision) => {
    const said = precision === "hidden" ? t("pages.map.left_out") : t(`locations.precisions.${precision}`);
    return precision === own ? t("pages.map.as_place", { precision: t(`locations.precisions.${own}`) }) : said;
  };
  return (
    <li className={cx("flex flex-col gap-2 px-4 py-3", isSelected && "bg-selected")}>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Button
          onPress={onSelect}
          aria-pressed={isSelected}
          className="min-h-6 rounded-xs text-start font-medium hover:underline"
        >
          {name}
        </Button>
        {location.address && location.address !== name && (
          <span className="block text-sm text-muted">{location.address}</span>
        )}
      </span>
      {is_public ? (
        <Select
          id={fieldElement(`places.${id}`)}
          label={t("pages.map.precision", { name })}
          isLabelHidden
          size="sm"
          className="max-w-80"
          isDisabled={!canEdit || own === "hidden"}
          options={precisionsOf(location).map((precision) => ({ id: precision, label: words(precision) }))}
          value={shownPrecision(location, wish)}
          onChange={set}
        />
      ) : (
        <Badge icon={EyeOff}>{t("pages.map.internal")}</Badge>
      )}
    </li>
  );
}
