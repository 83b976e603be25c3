import { Download, FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { setParam, useChangeParams } from "#admin/frame/use-change-params.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { today } from "#admin/i18n/today.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { isCsvStandard, type SheetStandard, type StandardReadiness } from "#contract/standards.ts";
import { tileOf } from "./standard-words.ts";

type Format = "json" | "csv" | "report";

/** Fetches a file of one algorithm and hands it to the browser. */
function useDownload(id: string, standard: SheetStandard) {
  const { t } = useTranslation();
  const [pending, setPending] = useState<Format>();
  const read = (format: Format) => {
    const input = { params: { standard }, query: { id } };
    if (format === "csv" && isCsvStandard(standard))
      return call(algorithmsApi.standardCsv, { ...input, params: { standard } });
    return call(format === "report" ? algorithmsApi.lossReport : algorithmsApi.standardJson, input);
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

/** Dialects and lists that share a tile. */
const PARTS = {
  nl: { label: "dialect", items: ["nl_schema", "nl_register"] },
  omb: { label: "list", items: ["omb", "omb_commercial"] },
  atrs: undefined,
  dtpr: undefined,
} as const;

interface ExportCardProps {
  algorithm_id: string;
  readiness: StandardReadiness;
}

export function ExportCard({ algorithm_id, readiness }: ExportCardProps) {
  const { t } = useTranslation();
  const { standard, is_ready, missing, locale } = readiness;
  const title = t("factsheets.standards.export_title", {
    standard: t(`factsheets.standards.names.${tileOf(standard)}`),
  });
  return (
    <Card aria-label={title}>
      <CardBody className="flex flex-col gap-3">
        <h2 className="text-md font-bold">{title}</h2>
        {standard === "dtpr" ? (
          <>
            <p className="text-muted">{t("factsheets.standards.dtpr_export")}</p>
            <LinkButton href={paths.algorithmOverview(algorithm_id)} isFullWidth>
              {t("factsheets.standards.open_overview")}
            </LinkButton>
          </>
        ) : (
          <>
            <p className="text-muted">
              {is_ready
                ? t("factsheets.standards.export_ready")
                : t("factsheets.standards.export_draft_hint", { count: missing.length })}{" "}
              {t("factsheets.standards.language", { language: languageName(locale) })}
            </p>
            <Files algorithm_id={algorithm_id} standard={standard} isReady={is_ready} />
          </>
        )}
      </CardBody>
    </Card>
  );
}

function Files({
  algorithm_id,
  standard,
  isReady,
}: {
  algorithm_id: string;
  standard: SheetStandard;
  isReady: boolean;
}) {
  const { t } = useTranslation();
  const changeParams = useChangeParams();
  const [format, setFormat] = useState<"csv" | "json">("csv");
  const { download, pending } = useDownload(algorithm_id, standard);
  const hasCsv = isCsvStandard(standard);
  const parts = PARTS[tileOf(standard)];
  return (
    <>
      {parts && (
        <Choice label={t(`factsheets.standards.${parts.label}`)}>
          <Segmented
            label={t(`factsheets.standards.${parts.label}`)}
            items={parts.items.map((id) => ({ id, label: t(`factsheets.standards.parts.${id}`) }))}
            value={standard}
            onChange={(next) => changeParams((now) => setParam(now, "standard", next), { replace: true })}
            isFullWidth
          />
        </Choice>
      )}
      {hasCsv && (
        <Choice label={t("factsheets.standards.format")}>
          <Segmented
            label={t("factsheets.standards.format")}
            items={[
              { id: "csv", label: "CSV" },
              { id: "json", label: "JSON" },
            ]}
            value={format}
            onChange={setFormat}
            isFullWidth
          />
        </Choice>
      )}
      <Button
        variant="primary"
        icon={Download}
        isFullWidth
        isPending={pending === "csv" || pending === "json"}
        onPress={() => void download(hasCsv ? format : "json")}
      >
        {isReady ? t("factsheets.standards.export") : t("factsheets.standards.export_draft")}
      </Button>
      <Button icon={FileText} isFullWidth isPending={pending === "report"} onPress={() => void download("report")}>
        {t("factsheets.standards.report")}
      </Button>
    </>
  );
}

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col gap-1.5">
    <span aria-hidden="true" className="text-sm font-medium">
      {label}
    </span>
    {children}
  </div>
);
