import { useQueryClient } from "@tanstack/react-query";
import { Archive, Download, Languages, Printer } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Selection } from "#admin/lists/use-selection.ts";
import { signsPath } from "#admin/paths.ts";
import { BulkBar } from "#admin/ui/BulkBar.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { MOST_QR_FILES, QR_FORMATS, qrCodesApi, type QrFormat } from "#contract/qr-codes.ts";
import { codesChanged } from "./code-cache.ts";
import { RetireFields, useRetirement } from "./RetireFields.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";

type BulkAction = "language" | "retire";

/** What can be done with several codes, while some are chosen. */
export function BulkActions({ selection, isWriter }: { selection: Selection; isWriter: boolean }) {
  const { t } = useTranslation();
  const [action, setAction] = useState<BulkAction>();
  const close = () => setAction(undefined);
  if (selection.size === 0) return null;
  const dialog = { codes: [...selection.ids], onClose: close };
  return (
    <BulkBar
      label={t("codes.selected", { count: selection.size })}
      clearLabel={t("codes.clear_selection")}
      onClear={selection.clear}
    >
      <LinkButton variant="ghost" size="sm" icon={Printer} href={signsPath([...selection.ids])}>
        {t("codes.print_signs")}
      </LinkButton>
      <QrMenu codes={[...selection.ids]} />
      {isWriter && (
        <>
          <Button variant="ghost" size="sm" icon={Languages} onPress={() => setAction("language")}>
            {t("codes.bulk.language")}
          </Button>
          <Button variant="ghost" size="sm" icon={Archive} onPress={() => setAction("retire")}>
            {t("codes.bulk.retire")}
          </Button>
        </>
      )}
      {action === "language" && <LanguageDialog {...dialog} />}
      {action === "retire" && <RetireManyDialog {...dialog} onDone={selection.clear} />}
    </BulkBar>
  );
}

/** QR codes of the chosen codes in one ZIP file for each hundred. */
function QrMenu({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: QrFormat) => {
    setBusy(true);
    try {
      for (let at = 0; at < codes.length; at += MOST_QR_FILES) {
        const part = codes.slice(at, at + MOST_QR_FILES).join(",");
        const number = codes.length > MOST_QR_FILES ? `-${at / MOST_QR_FILES + 1}` : "";
        saveFile(await call(qrCodesApi.zip, { query: { codes: part, format } }), `qr-codes-${format}${number}.zip`);
      }
      showToast({ message: t("codes.csv.done") });
    } catch (error) {
      showToast({ tone: "danger", message: `${t("codes.csv.failed")} ${errorWords(error)}` });
    }
    setBusy(false);
  };
  return (
    <Menu
      aria-label={t("codes.bulk.qr")}
      trigger={
        <Button variant="ghost" size="sm" icon={Download} isPending={isBusy}>
          {t("codes.bulk.qr")}
        </Button>
      }
      onAction={(format) => void save(format as QrFormat)}
    >
      {QR_FORMATS.map((format) => (
        <MenuItem key={format} id={format}>
          {format.toUpperCase()}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** As many codes fit into the address of one request. */
const AT_ONCE = 100;
const WRITES_AT_ONCE = 6;

/** The chosen codes as they are now, also those on other pages of the list. */
async function readCodes(codes: readonly string[]) {
  const found: ShortCode[] = [];
  for (let at = 0; at < codes.length; at += AT_ONCE) {
    const part = codes.slice(at, at + AT_ONCE).join(",");
    found.push(...(await call(shortCodesApi.list, { query: { codes: part, per_page: AT_ONCE } })).short_codes);
  }
  return found;
}

/** Changes some codes at a time, and says why it failed for some. */
async function failuresOf(codes: readonly ShortCode[], change: (code: ShortCode) => Promise<unknown>) {
  const failures: unknown[] = [];
  for (let at = 0; at < codes.length; at += WRITES_AT_ONCE) {
    const results = await Promise.allSettled(codes.slice(at, at + WRITES_AT_ONCE).map(change));
    failures.push(...results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : [])));
  }
  return failures;
}

/** Changes each chosen code; those that fail are counted, and trying again leaves out what was changed. */
function useBulk(codes: readonly string[], onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (isLeft: (code: ShortCode) => boolean, change: (code: ShortCode) => Promise<unknown>) => {
    setPending(true);
    setProblem(undefined);
    try {
      const left = (await readCodes(codes)).filter(isLeft);
      const failures = await failuresOf(left, change);
      if (failures.length > 0)
        setProblem(`${t("codes.bulk.failed", { count: failures.length })} ${errorWords(failures[0])}`);
      else {
        showToast({ message: t("codes.bulk.done", { count: left.length }) });
        onDone();
      }
    } catch (error) {
      setProblem(errorWords(error));
    }
    setPending(false);
    await codesChanged(client);
  };
  return { isPending, problem, run };
}

function Problem({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <p role="alert" className="text-sm font-medium text-danger">
      {words}
    </p>
  );
}

interface DialogProps {
  codes: readonly string[];
  onClose: () => void;
}

function LanguageDialog({ codes, onClose }: DialogProps) {
  const { t } = useTranslation();
  const [locale, setLocale] = useState<string | null>(null);
  const { isPending, problem, run } = useBulk(codes, onClose);
  const send = () =>
    void run(
      (code) => code.locale !== locale,
      ({ id, lock_version }) =>
        call(shortCodesApi.update, { params: { id }, body: { short_code: { locale, lock_version } } }),
    );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("codes.bulk.language_title", { count: codes.length })}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" isPending={isPending} pendingLabel={t("common.saving")} onPress={send}>
            {t("codes.bulk.language")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <LanguageChoice value={locale} onChange={setLocale} />
        <Problem words={problem} />
      </div>
    </Dialog>
  );
}

/** One reason and one next page for all of them. */
function RetireManyDialog({ codes, onClose, onDone }: DialogProps & { onDone: () => void }) {
  const { t } = useTranslation();
  const { input, fields } = useRetirement();
  const { isPending, problem, run } = useBulk(codes, () => {
    onClose();
    onDone();
  });
  const send = () =>
    void run(
      ({ state }) => state !== "retired",
      ({ id, lock_version }) =>
        call(shortCodesApi.retire, {
          params: { id },
          body: { ...input, lock_version },
        }),
    );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("codes.bulk.retire_title", { count: codes.length })}
      description={t("codes.retire.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="danger" isPending={isPending} pendingLabel={t("common.saving")} onPress={send}>
            {t("codes.bulk.retire")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RetireFields {...fields} />
        <Problem words={problem} />
      </div>
    </Dialog>
  );
}
