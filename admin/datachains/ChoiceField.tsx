import { memo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import type { Placement, Variable } from "#datachain/model.ts";
import { useChainWork } from "./chain-work.ts";
import { tickOption } from "./edits.ts";
import { useReadText } from "./read-text.ts";

type ChoiceFieldProps = {
  /** Lets checks link here. */
  id: string;
  variable: Variable;
  element_id: string;
  chosen: readonly string[] | undefined;
  onChange: (make: (placement: Placement) => Placement, group: string) => void;
};

const NOTHING: readonly string[] = [];

/** Several things to tick, as the release offers them for this element; what it no longer offers can only be cleared. */
export const ChoiceField = memo(function ChoiceField(props: ChoiceFieldProps) {
  const { id, variable, element_id, chosen = NOTHING, onChange } = props;
  const { t } = useTranslation();
  const { canEdit } = useChainWork();
  const read = useReadText();
  const options = (variable.options ?? []).filter(
    (option) => option.applies_to.includes(element_id) || chosen.includes(option.id),
  );
  const unknown = chosen.filter((one) => !options.some((option) => option.id === one));
  const tick = (option: string, isTicked: boolean) =>
    onChange((before) => tickOption(before, variable.id, option, isTicked), variable.id);
  return (
    <fieldset id={id} tabIndex={-1} className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">
        {read(variable.label)}
        {!variable.required && <span className="font-normal text-muted"> ({t("datachains.card.optional")})</span>}
      </legend>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          label={read(option.name)}
          hint={read(option.description) || undefined}
          isSelected={chosen.includes(option.id)}
          isReadOnly={!canEdit}
          onChange={(isTicked) => tick(option.id, isTicked)}
        />
      ))}
      {unknown.map((one) => (
        <Checkbox key={one} label={one} isSelected isReadOnly={!canEdit} onChange={() => tick(one, false)} />
      ))}
    </fieldset>
  );
});
