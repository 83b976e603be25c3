import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useSnapshot } from "#admin/autosave/use-autosave.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { saveFile } from "#admin/ui/save-file.ts";
import { mayCall } from "#admin/session/share-limits.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { ChainSubject } from "./chain-subject.ts";
import { type ChainWork, useChainWork } from "./chain-work.ts";

/** Files by endpoint. */
const FILES = { json: "json", json_thin: "json", pdf: "pdf", png: "png" } as const;
type File = keyof typeof FILES;

/** Fetched, because a link cannot send the bearer header. */
function fetchFile({ subject: { chainApi, id }, locale }: ChainWork, file: File) {
  const params = { id };
  if (file === "pdf") return call(chainApi.pdf, { params, query: { locale } });
  if (file === "png") return call(chainApi.png, { params, query: { locale } });
  return call(chainApi.json, { params, query: { form: file === "json" ? "resolved" : "thin" } });
}

const safeName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, 60);

/** Files this session may download. */
const filesOf = (subject: ChainSubject) =>
  (Object.keys(FILES) as File[]).filter((file) => mayCall(subject.chainApi[FILES[file]], subject));

/** Exports of the chain. They contain what is saved, so saves first. */
export function ExportCard() {
  const { t } = useTranslation();
  const work = useChainWork();
  const state = useSnapshot(work.saver, (now) => now.state);
  const [busy, setBusy] = useState<File>();
  const download = async (file: File) => {
    if (state !== "saved") {
      work.saver.flush();
      return showToast({ message: t("datachains.review.unsaved") });
    }
    setBusy(file);
    try {
      saveFile(await fetchFile(work, file), `${safeName(work.name)}.${file.replace("_thin", "")}`);
    } catch (error) {
      showToast({ tone: "danger", message: `${t("datachains.review.export_failed")} ${errorWords(error)}` });
    }
    return setBusy(undefined);
  };
  const files = filesOf(work.subject);
  if (files.length === 0) return null;
  return (
    <Card aria-labelledby="chain-export">
      <CardHead id="chain-export" title={t("datachains.review.export")} />
      <CardBody className="flex flex-col items-start gap-2">
        {files.map((file) => (
          <Button
            key={file}
            icon={Download}
            isPending={busy === file}
            onPress={() => void download(file)}
            className="max-w-full text-start whitespace-normal!"
          >
            {t(`datachains.review.${file}`)}
          </Button>
        ))}
      </CardBody>
    </Card>
  );
}
