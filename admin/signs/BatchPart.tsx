import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, Download, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { formatDateTime, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { canRecordSign, RecordSign } from "#admin/inventory/RecordSign.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { ProgressBar } from "#admin/ui/ProgressBar.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { ShortCode } from "#contract/short-codes.ts";
import { type SignBatch, signsApi } from "#contract/signs.ts";
import { findingWords } from "./finding-words.ts";
import { type Design, designOf, designQuery } from "./sign-design.ts";

const isUnderWay = ({ state }: SignBatch) => state === "waiting" || state === "running";
const LOOK_AGAIN_MS = 400;

/** Downloads a batch, and shows a toast if that fails. */
function useDownload() {
  const { t } = useTranslation();
  return async ({ id, filename }: SignBatch) => {
    try {
      saveFile(await call(signsApi.file, { params: { id } }), filename ?? "signs.pdf");
    } catch (error) {
      showToast({ tone: "danger", message: `${t("signs.batch.download_failed")} ${errorWords(error)}` });
    }
  };
}

interface BatchProps {
  codes: readonly ShortCode[];
  shown: ShortCode;
  design: Design;
  isWriter: boolean;
}

/** Sign files: one immediately, many as a batch that continues when you leave the page. */
export function BatchPart({ codes, shown, design, isWriter }: BatchProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [started, setStarted] = useState<string>();
  const start = useCall(signsApi.start, {
    onSuccess: ({ sign_batch }) => {
      client.setQueryData(query(signsApi.show, { params: { id: sign_batch.id } }).queryKey, { sign_batch });
      setStarted(sign_batch.id);
      void invalidate(client, signsApi.batches);
    },
  });
  const latest = useQuery(query(signsApi.batches, {})).data?.sign_batches ?? [];
  const followed = started ?? latest.find(isUnderWay)?.id;
  const make = (format: "pdf" | "zip") =>
    start.mutate({
      body: { sign_batch: { codes: { ids: codes.map(({ id }) => id) }, design: designOf(design), format } },
    });
  const isBatch = codes.length > 1 && isWriter;
  return (
    <section aria-label={t("signs.batch.title")} className="flex flex-col gap-3 border-t border-border p-4">
      {followed && <Progress key={followed} id={followed} isOurs={followed === started} />}
      {start.isError && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorWords(start.error)}
        </p>
      )}
      {isBatch ? (
        <div className="grid gap-2 sm:grid-cols-2">
          <Button icon={Archive} isPending={start.isPending} onPress={() => make("zip")}>
            {t("signs.batch.zip", { count: codes.length })}
          </Button>
          <Button variant="primary" icon={Download} isPending={start.isPending} onPress={() => make("pdf")}>
            {t("signs.batch.pdf", { count: codes.length })}
          </Button>
        </div>
      ) : (
        <OnePdf key={shown.id} code={shown} design={design} isWriter={isWriter} />
      )}
      <Earlier batches={latest.filter(({ id }) => id !== followed)} />
    </section>
  );
}

interface OnePdfProps {
  code: ShortCode;
  design: Design;
  isWriter: boolean;
}

/** One sign, and the step after printing it: by itself for a sign that was printed earlier. */
function OnePdf({ code, design, isWriter }: OnePdfProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await call(signsApi.pdf, { params: { id: code.id }, query: designQuery(design) });
      saveFile(file, `sign-${code.code}.pdf`);
      setSaved(true);
    } catch (error) {
      showToast({ tone: "danger", message: `${t("signs.batch.download_failed")} ${errorWords(error)}` });
    }
    setBusy(false);
  };
  const record = isWriter && canRecordSign(code) && <RecordSign code={code} isWriter />;
  return (
    <>
      <Button variant="primary" icon={Download} isFullWidth isPending={isBusy} onPress={() => void save()}>
        {t("signs.batch.one")}
      </Button>
      {isSaved && record ? (
        <Note role="status" title={t("signs.batch.downloaded")} actions={record}>
          {t("signs.batch.when_up")}
        </Note>
      ) : (
        record
      )}
    </>
  );
}

function Progress({ id, isOurs }: { id: string; isOurs: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const download = useDownload();
  const { data } = useQuery({
    ...query(signsApi.show, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data.sign_batch) ? false : LOOK_AGAIN_MS),
  });
  const cancel = useCall(signsApi.cancel, {
    onSuccess: (answer) => client.setQueryData(query(signsApi.show, { params: { id } }).queryKey, answer),
  });
  const batch = data?.sign_batch;
  const isDone = batch?.state === "done";
  const saved = useRef(false);
  useEffect(() => {
    if (!batch || !isDone || !isOurs || saved.current) return;
    saved.current = true;
    void download(batch);
  });
  if (!batch) return null;
  if (isUnderWay(batch))
    return (
      <>
        <ProgressBar
          label={t("signs.batch.making")}
          value={batch.done_count}
          maxValue={batch.sign_count}
          valueLabel={t("signs.batch.ready", { done: batch.done_count, count: batch.sign_count })}
          note={t("signs.batch.leave")}
        />
        <Button size="sm" icon={X} isPending={cancel.isPending} onPress={() => cancel.mutate({ params: { id } })}>
          {t("signs.batch.cancel")}
        </Button>
      </>
    );
  return <Ended batch={batch} onDownload={() => void download(batch)} />;
}

function Ended({ batch, onDownload }: { batch: SignBatch; onDownload: () => void }) {
  const { t } = useTranslation();
  if (batch.state === "cancelled") return <Note role="status">{t("signs.batch.cancelled")}</Note>;
  if (batch.state === "failed")
    return (
      <Note role="alert" tone="danger" title={t("signs.batch.failed")}>
        {t(
          batch.error === "took_too_long" || batch.error === "out_of_memory"
            ? "signs.batch.too_much"
            : "signs.batch.again",
        )}
      </Note>
    );
  return (
    <Note
      role="status"
      tone={batch.findings.length > 0 ? "warning" : "neutral"}
      title={t("signs.batch.done", { count: batch.sign_count })}
      actions={
        <Button size="sm" icon={Download} onPress={onDownload}>
          {t("signs.batch.download")}
        </Button>
      }
    >
      {batch.findings.length > 0 && (
        <details>
          <summary className="cursor-pointer">{t("signs.batch.look_at", { count: batch.findings.length })}</summary>
          <ul className="mt-1 max-h-60 list-disc overflow-auto ps-4">
            {batch.findings.map(({ code, findings }) => (
              <li key={code}>
                <b>{code}</b> {findings.map((finding) => findingWords(t, finding)).join(" ")}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Note>
  );
}

/** Earlier batches that can still be downloaded. */
function Earlier({ batches }: { batches: readonly SignBatch[] }) {
  const { t } = useTranslation();
  const download = useDownload();
  const kept = batches.filter(({ state }) => state === "done").slice(0, 5);
  if (kept.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">{t("signs.batch.earlier")}</summary>
      <ul className="mt-2 flex flex-col gap-1">
        {kept.map((batch) => (
          <li key={batch.id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              {t("signs.batch.kept", { count: batch.sign_count, date: formatDateTime(batch.created_at) })}
            </span>
            <Button size="sm" icon={Download} onPress={() => void download(batch)}>
              {batch.format.toUpperCase()}
              <span className="sr-only"> {formatNumber(batch.sign_count)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
