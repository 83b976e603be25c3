import { Download } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import { today } from "#admin/i18n/today.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { InventoryNoun } from "./inventory-records.ts";

interface ExportMenuProps<F extends string> {
  noun: InventoryNoun;
  /** The formats, and how the names of their files end. */
  endings: Readonly<Record<F, string>>;
  /** Undefined if there is nothing to read; it has said why. */
  read: (format: F, query: { locale?: string }) => Promise<Blob> | undefined;
  /** `bar`: above selected rows. `short`: without its word on a phone. */
  look: "head" | "short" | "bar";
}

/** Fetches a file and hands it to the browser: a link could not carry the bearer header. */
function useDownload<F extends string>({ noun, endings, read }: ExportMenuProps<F>) {
  const { t } = useTranslation();
  const { locale } = useContentLocale();
  const [isPending, setIsPending] = useState(false);

  const download = async (format: F) => {
    const reading = read(format, locale ? { locale } : {});
    if (!reading) return;
    setIsPending(true);
    try {
      saveFile(await reading, `${t(`${noun}.export.file`)}-${today()}.${endings[format]}`);
      showToast({ message: t(`${noun}.export.done`) });
    } catch (error) {
      showToast({ tone: "danger", message: `${t(`${noun}.export.failed`)} ${errorWords(error)}` });
    }
    setIsPending(false);
  };
  return { download, isPending };
}

export function ExportMenu<F extends string>(props: ExportMenuProps<F>) {
  const { noun, endings, look } = props;
  const { t } = useTranslation();
  const { download, isPending } = useDownload(props);
  const action = t(`${noun}.export.action`);
  return (
    <Menu
      aria-label={action}
      {...(look === "head" && { placement: "bottom end" as const })}
      onAction={(format) => void download(format as F)}
      trigger={
        <Button
          icon={Download}
          isPending={isPending}
          aria-label={action}
          {...(look === "bar" && { variant: "ghost" as const, size: "sm" as const, className: "text-text!" })}
        >
          <span className={look === "short" ? "max-md:hidden" : ""}>{action}</span>
        </Button>
      }
    >
      {Object.keys(endings).map((format) => (
        <MenuItem key={format} id={format} detail={t(`${noun}.export.${format}_detail` as WordKey)}>
          {t(`${noun}.export.${format}` as WordKey)}
        </MenuItem>
      ))}
    </Menu>
  );
}
