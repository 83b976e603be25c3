import { useTranslation } from "#admin/i18n/i18n.ts";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Badge } from "#datachain/Badge.tsx";
import { IDENTIFIABLE_COLORS } from "#datachain/colors.ts";
import { type Category, IDENTIFIABILITIES, type Identifiability, type Placement } from "#datachain/model.ts";
import type { ResolvedPlacement } from "#datachain/resolved.ts";
import { useChainWork } from "./chain-work.ts";
import { useReadText } from "./read-text.ts";

type IdentityPartProps = Pick<Placement, "context_value"> & {
  category: Category;
  glyph: ResolvedPlacement["glyph"];
  can_tell: ResolvedPlacement["identifiability"];
  onChange: (make: (placement: Placement) => Placement) => void;
};

const SEVERE_FIRST = [...IDENTIFIABILITIES].toReversed();

/** What it can tell about people, or its category's own choice. */
export function IdentityPart({ context_value, category, glyph, can_tell, onChange }: IdentityPartProps) {
  const { t } = useTranslation();
  const { subject, canEdit } = useChainWork();
  const read = useReadText();
  const { context } = category;
  if (context)
    return (
      <RadioCards
        {...(context.values.length === 3 && { look: "columns" as const })}
        label={read(context.name)}
        hint={read(context.description)}
        isDisabled={!canEdit}
        options={context.values.map((value) => ({
          id: value.id,
          label: read(value.name),
          detail: read(value.description),
          ...(value.color && { mark: <Badge shape={category.shape} glyph="circle" fill={value.color} size={20} /> }),
        }))}
        value={context_value}
        onChange={(next) => onChange((before) => ({ ...before, context_value: next }))}
      />
    );
  if (subject.kind !== "device" || category.id !== "tech") return null;
  return (
    <RadioCards<Identifiability>
      look="columns"
      label={t("datachains.card.identifiability")}
      isDisabled={!canEdit}
      options={SEVERE_FIRST.map((id) => ({
        id,
        label: t(`datachains.identifiability.${id}`),
        detail: t(`datachains.card.${id}_text`),
        mark: <Badge shape="hexagon" glyph={glyph} fill={IDENTIFIABLE_COLORS[id]} size={20} />,
      }))}
      value={can_tell}
      onChange={(identifiability) => onChange((before) => ({ ...before, identifiability }))}
    />
  );
}
