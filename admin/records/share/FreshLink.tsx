import { Check, Copy, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { TextField } from "#admin/ui/TextField.tsx";

/** Shows the link once: the server keeps only a hash of its token. */
export function FreshLink({ token, label }: { token: string; label: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const url = `${window.location.origin}${paths.shareRedirect(token)}`;
  const copy = async () => {
    // selected, so that people can still copy it if the browser denies clipboard access
    field.current?.select();
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <div className="mt-3 ms-7">
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          className="flex-1"
          label={t("share.list.link", { label })}
          isLabelHidden
          isReadOnly
          value={url}
          onFocus={() => field.current?.select()}
        />
        <Button icon={isCopied ? Check : Copy} onPress={() => void copy().catch(() => undefined)}>
          {isCopied ? t("common.copied") : t("share.list.copy")}
        </Button>
      </div>
      <p className="mt-2 flex items-center gap-1.5 text-sm">
        <TriangleAlert size={14} aria-hidden className="flex-none text-warning" />
        {t("share.list.once")}
      </p>
    </div>
  );
}
