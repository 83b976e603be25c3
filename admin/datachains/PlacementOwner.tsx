import { memo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { OrganizationPicker } from "#admin/inventory/OrganizationPicker.tsx";
import type { Placement } from "#datachain/model.ts";
import { useChainWork } from "./chain-work.ts";
import { useReadText } from "./read-text.ts";

type PlacementOwnerProps = {
  organization_id: string | null;
  onChange: (make: (placement: Placement) => Placement) => void;
};

/** The organization whose name and logo a placement shows. */
export const PlacementOwner = memo(function PlacementOwner({ organization_id, onChange }: PlacementOwnerProps) {
  const { t } = useTranslation();
  const { canEdit, organizations, addOrganization, default_locale } = useChainWork();
  const read = useReadText();
  const chosen = organizations.find(({ id }) => id === organization_id);
  return (
    <OrganizationPicker
      label={t("datachains.card.organization")}
      hint={t("datachains.card.organization_hint")}
      isReadOnly={!canEdit}
      value={chosen ? { id: chosen.id, name: read(chosen.name) } : null}
      onChange={(organization) => {
        if (organization)
          addOrganization({
            id: organization.id,
            name: { [default_locale]: organization.name },
            headline: {},
            description: {},
            logo_key: null,
          });
        onChange((before) => ({ ...before, organization_id: organization?.id ?? null }));
      }}
    />
  );
});
