import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { today } from "#admin/i18n/today.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import type { Input } from "#contract/endpoint.ts";
import { isCsvStandard, SHEET_STANDARDS, type SheetStandard } from "#contract/standards.ts";

type Wanted = Omit<Input<typeof algorithmsApi.readyCounts>["query"], "locale">;
type Format = "json" | "csv" | "report";

interface StandardsDialogProps {
  /** Filters and order of the list. */
  wanted: Wanted;
  onClose: () => void;
}

/** Exports a list in a standard; says beforehand how many algorithms are ready. */
export function StandardsDialog({ wanted, onClose }: StandardsDialogProps) {
  const { t } = useTranslation();
  const [standard, setStandard] = useState<SheetStandard>("nl_schema");
  const [onlyReady, setOnlyReady] = useState(false);
  const { data, error } = useQuery({ ...query(algorithmsApi.readyCounts, { query: wanted }), staleTime: 0 });
  const { download, pending } = useDownload({ wanted, standard, onlyReady });
  const countWords = (id: SheetStandard) => {
    if (error) return errorWords(error);
    const found = data?.standards.find((one) => one.standard === id);
    if (!found) return t("algorithms.export_standard.counting");
    return t("algorithms.export_standard.ready", { ready: found.ready_count, total: found.total_count });
  };
  const hasCsv = isCsvStandard(standard);
  const buttonFor = (format: Format, isMain = false) => (
    <Button
      {...(isMain && { variant: "primary" as const })}
      isPending={pending === format}
      onPress={() => void download(format)}
    >
      {t(`algorithms.export_standard.${format}`)}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("algorithms.export_standard.title")}
      closeLabel={t("common.close")}
      description={t("algorithms.export_standard.intro")}
      size="md"
      actions={
        <>
          {buttonFor("report")}
          {hasCsv && buttonFor("csv")}
          {buttonFor("json", true)}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioCards
          label={t("algorithms.export_standard.standard")}
          options={SHEET_STANDARDS.map((id) => ({
            id,
            label: t(`algorithms.export_standard.names.${id}`),
            detail: countWords(id),
          }))}
          value={standard}
          onChange={setStandard}
        />
        <Checkbox
          label={t("algorithms.export_standard.only_ready")}
          hint={t("algorithms.export_standard.only_ready_hint")}
          isSelected={onlyReady}
          onChange={setOnlyReady}
        />
      </div>
    </Dialog>
  );
}

function useDownload({ wanted, standard, onlyReady }: { wanted: Wanted; standard: SheetStandard; onlyReady: boolean }) {
  const { t } = useTranslation();
  const [pending, setPending] = useState<Format>();
  const read = (format: Format) => {
    const only = { ...wanted, ...(onlyReady && { only_ready: "true" as const }) };
    if (format === "csv" && isCsvStandard(standard))
      return call(algorithmsApi.standardCsv, { params: { standard }, query: only });
    const file = format === "report" ? algorithmsApi.lossReport : algorithmsApi.standardJson;
    return call(file, { params: { standard }, query: only });
  };
  const download = async (format: Format) => {
    setPending(format);
    try {
      const ending = format === "report" ? "report.json" : format;
      saveFile(await read(format), `${t("algorithms.export.file")}-${today()}.${standard}.${ending}`);
      showToast({ message: t("algorithms.export.done") });
    } catch (error) {
      showToast({ tone: "danger", message: `${t("algorithms.export.failed")} ${errorWords(error)}` });
    }
    setPending(undefined);
  };
  return { download, pending };
}
