import { memo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Select } from "#admin/ui/Select.tsx";
import { type Category, DISCLOSURES, type Placement } from "#datachain/model.ts";
import type { ResolvedPlacement } from "#datachain/resolved.ts";
import { ActionsPart } from "./ActionsPart.tsx";
import { useChainWork } from "./chain-work.ts";
import { FlowPart } from "./FlowPart.tsx";
import { IdentityPart } from "./IdentityPart.tsx";
import { SourcesPart } from "./SourcesPart.tsx";

/** Everything but the texts, so that typing does not re-render it. */
type PlacementMoreProps = Omit<Placement, "variables" | "internal_note"> & {
  category: Category;
  glyph: ResolvedPlacement["glyph"];
  /** What it can tell about people: chosen here, or inherited from the element. */
  can_tell: ResolvedPlacement["identifiability"];
  onChange: (make: (placement: Placement) => Placement) => void;
};

/** A placement's choices, as opposed to its texts. */
export const PlacementMore = memo(function PlacementMore(props: PlacementMoreProps) {
  const { actions, sources, disclosure, onChange } = props;
  const { t } = useTranslation();
  const { canEdit } = useChainWork();
  return (
    <>
      <IdentityPart {...props} />
      <ActionsPart actions={actions} onChange={(next) => onChange((before) => ({ ...before, actions: next }))} />
      <SourcesPart sources={sources} onChange={(next) => onChange((before) => ({ ...before, sources: next }))} />
      <FlowPart {...props} />
      <Select
        label={t("datachains.card.disclosure")}
        options={DISCLOSURES.map((id) => ({ id, label: t(`datachains.card.disclosures.${id}`) }))}
        value={disclosure}
        isDisabled={!canEdit}
        onChange={(next) => onChange((before) => ({ ...before, disclosure: next }))}
      />
    </>
  );
});
