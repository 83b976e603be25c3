import { Suspense, useCallback } from "react";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { EmptyField } from "#admin/ui/EmptyField.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import type { Category, Placement, Variable } from "#datachain/model.ts";
import type { ResolvedPlacement } from "#datachain/resolved.ts";
import { filledIn } from "#datachain/text.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { useChainWork } from "./chain-work.ts";
import { changePlacement } from "./edits.ts";
import { LocaleTabs } from "./LocaleTabs.tsx";
import { placementElement } from "./open-card.ts";
import { PlacementMore } from "./PlacementMore.tsx";
import { VariableField } from "./VariableField.tsx";

const PlacementOwner = lazyPart(() => import("./PlacementOwner.tsx"), "PlacementOwner");

type PlacementFormProps = { placement: Placement; category: Category; shown: ResolvedPlacement };

const asks = ({ only_on }: Variable, { element_id }: Placement) => !only_on || only_on.includes(element_id);

/** A placement's texts in each language, and all its other fields. */
export function PlacementForm({ placement, category, shown }: PlacementFormProps) {
  const { t } = useTranslation();
  const { saver, canEdit, organizations, locales } = useChainWork();
  const { id, variables, choices, internal_note, ...rest } = placement;
  const change = useCallback(
    (make: (placement: Placement) => Placement, group?: string) =>
      saver.edit((content) => changePlacement(content, id, make), group && `${id}:${group}`),
    [saver, id],
  );
  const wanted = category.variables.filter((variable) => asks(variable, placement));
  const asked = wanted.filter(({ options }) => !options);
  const ticked = wanted.filter(({ options }) => options);
  const isOwned = organizations.some((one) => one.id === placement.organization_id);
  /** The organization's own name and description are shown instead. */
  const isGiven = ({ id: of }: Variable) => isOwned && (of === "title" || of === "description");
  const isNeeded = (variable: Variable) =>
    variables[variable.id] !== undefined || (variable.required && !isGiven(variable));
  const isFilled = (locale: string) =>
    asked.every((variable) => filledIn(variables[variable.id], locale) !== undefined || !isNeeded(variable));
  return (
    <div className="flex flex-col gap-4">
      {asked.some((variable) => variable.id === "title") && (
        <Suspense
          fallback={
            <EmptyField label={t("datachains.card.organization")} hint={t("datachains.card.organization_hint")} />
          }
        >
          <PlacementOwner organization_id={placement.organization_id} onChange={change} />
        </Suspense>
      )}
      <div className="flex flex-col gap-2">
        <LocaleTabs filled={locales.filter(isFilled).join(" ")} />
        {ticked.map((variable) => (
          <ChoiceField
            key={variable.id}
            id={placementElement(id, variable.id)}
            variable={variable}
            element_id={placement.element_id}
            chosen={choices?.[variable.id]}
            onChange={change}
          />
        ))}
        {asked.map((variable) => (
          <VariableField
            key={variable.id}
            id={placementElement(id, variable.id)}
            variable={variable}
            text={variables[variable.id]}
            isGiven={isGiven(variable)}
            onChange={change}
          />
        ))}
      </div>
      <PlacementMore
        {...rest}
        id={id}
        category={category}
        glyph={shown.glyph}
        can_tell={shown.identifiability}
        onChange={change}
      />
      <TextArea
        label={t("datachains.card.internal_note")}
        optionalLabel={t("datachains.card.optional")}
        hint={t("datachains.card.internal_note_hint")}
        rows={2}
        isReadOnly={!canEdit}
        value={internal_note}
        onChange={(note) => change((before) => ({ ...before, internal_note: note }), "note")}
      />
    </div>
  );
}
