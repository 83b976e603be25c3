import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { showToast } from "./toast-queue.ts";
import { TextField } from "./TextField.tsx";

interface CopyFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Said if the browser refuses; the text is selected then. */
  refusedLabel: string;
  className?: string | undefined;
}

/** A text to pass on, with a button that copies it. */
export function CopyField({
  value,
  copyLabel,
  copiedLabel,
  refusedLabel,
  className = "flex-1",
  ...props
}: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // selected, so that people can still copy it if the browser denies clipboard access
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      showToast({ tone: "danger", message: refusedLabel });
    }
  };
  return (
    <div className="flex items-end gap-2">
      <TextField
        {...props}
        ref={field}
        className={className}
        isReadOnly
        value={value}
        onFocus={() => field.current?.select()}
      />
      <Button icon={isCopied ? Check : Copy} onPress={() => void copy()}>
        {isCopied ? copiedLabel : copyLabel}
      </Button>
    </div>
  );
}
