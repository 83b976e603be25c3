import { fieldElement } from "#admin/content/field-element.ts";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { Switch } from "#admin/ui/Switch.tsx";

interface ContentSwitchProps {
  field: "show_faq" | "show_map" | "show_feedback";
  label: string;
  hint: string;
}

/** Turns an optional part of the page on or off. */
export function ContentSwitch({ field, label, hint }: ContentSwitchProps) {
  const { saver, canEdit } = usePageWork();
  const isOn = usePageContent((content) => content[field]);
  return (
    <Switch
      id={fieldElement(field)}
      label={<span className="font-medium">{label}</span>}
      hint={hint}
      isSelected={isOn}
      isDisabled={!canEdit}
      onChange={(next) => saver.edit((content) => ({ ...content, [field]: next }))}
    />
  );
}
