import { TextEntry } from "#admin/records/TextEntry.tsx";
import { useFieldLabel } from "../form/field-words.ts";

interface SettingEntryProps {
  name: "contact_email" | "contact_phone" | "domain" | "slug";
  type?: "text" | "email" | "tel" | undefined;
  hint?: React.ReactNode;
  isReadOnly: boolean;
  isRequired?: boolean | undefined;
}

/** A one-line setting that is the same in every language. */
export function SettingEntry({ name, ...rest }: SettingEntryProps) {
  const label = useFieldLabel();
  return <TextEntry {...rest} name={name} label={label(name)} />;
}
