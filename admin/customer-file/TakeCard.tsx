import { useQuery } from "@tanstack/react-query";
import { ChartLine, Download, EyeOff, KeyRound, X } from "lucide-react";
import { useId } from "react";
import { query } from "#admin/api/query.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { customerFileApi } from "#contract/customer-file.ts";
import { CountTable } from "./CountTable.tsx";
import { formatBytes } from "#admin/i18n/format-bytes.ts";
import { useDownload } from "./use-download.ts";

const LEFT_OUT = [
  ["secrets", KeyRound],
  ["visits", ChartLine],
  ["covered", EyeOff],
] as const;

/** Everything of the workspace as one file. */
export function TakeCard({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const result = useQuery({ ...query(customerFileApi.contents, {}), enabled: isKnown });
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t("data.take.title")} />
      <CardBody className="flex flex-col gap-5">
        <p className="text-muted">{t("data.take.intro")}</p>
        {result.isError && !result.data && <LoadFailure result={result} title={t("data.take.failed")} />}
        {result.isPending && (
          <div aria-busy="true" className="max-sm:min-h-92.5">
            <Skeleton height={180} />
          </div>
        )}
        {result.data && <CountTable {...result.data} />}
        <LeftOut />
      </CardBody>
      <DownloadFoot />
    </Card>
  );
}

function LeftOut() {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className="mb-2 font-bold">{t("data.left_out.title")}</h3>
      <ul className="grid gap-4 sm:grid-cols-3">
        {LEFT_OUT.map(([what, Glyph]) => (
          <li key={what} className="flex gap-2 text-sm">
            <Glyph size={16} className="mt-0.5 flex-none text-muted" aria-hidden />
            <span>
              <span className="block font-medium">{t(`data.left_out.${what}`)}</span>
              <span className="text-muted">{t(`data.left_out.${what}_text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DownloadFoot() {
  const { t } = useTranslation();
  const { state, start, cancel } = useDownload();
  return (
    <CardFoot className="justify-end">
      {state.error !== undefined && (
        <div className="w-full">
          <Note tone="danger" role="alert" title={t("data.take.not_made")}>
            {errorWords(state.error)}
          </Note>
        </div>
      )}
      {state.bytes === undefined ? (
        <>
          {state.done && (
            <span role="status" className="me-auto text-sm text-muted">
              {t("data.take.done", { name: state.done.name, size: formatBytes(state.done.bytes) })}
            </span>
          )}
          <Button variant="primary" icon={Download} onPress={start}>
            {t("data.take.download")}
          </Button>
        </>
      ) : (
        <>
          <span role="status" className="me-auto flex items-center gap-2">
            <Spinner />
            <span>
              <span className="block font-medium">{t("data.take.making")}</span>
              <span className="text-sm text-muted tabular-nums">
                {t("data.take.so_far", { size: formatBytes(state.bytes) })}
              </span>
            </span>
          </span>
          <Button icon={X} onPress={cancel}>
            {t("common.cancel")}
          </Button>
        </>
      )}
    </CardFoot>
  );
}
