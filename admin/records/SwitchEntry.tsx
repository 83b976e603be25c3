import { useController } from "react-hook-form";
import { Switch } from "#admin/ui/Switch.tsx";

interface SwitchEntryProps {
  name: string;
  label: string;
  hint?: React.ReactNode;
}

export function SwitchEntry({ name, label, hint }: SwitchEntryProps) {
  const {
    field: { value, onChange, onBlur, ref },
  } = useController<Record<string, boolean>>({ name });
  return <Switch ref={ref} isSelected={value} onChange={onChange} onBlur={onBlur} label={label} hint={hint} />;
}
