import { TextField } from "#admin/ui/TextField.tsx";

interface LineFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  optionalLabel?: string | undefined;
  type: "line" | "url";
  value: string;
  onChange: (text: string) => void;
  errorMessage?: string | undefined;
}

/** A single line, the same in every language. */
export function LineField({ type, ...rest }: LineFieldProps) {
  return (
    <TextField
      {...rest}
      {...(type === "url" && { type: "url", inputMode: "url" as const, placeholder: "https://" })}
      dir="auto"
    />
  );
}
