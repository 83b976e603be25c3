import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FileField } from "#admin/ui/FileField.tsx";
import { ApiError } from "#contract/client.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { PublishedReleases } from "./PublishedReleases.tsx";
import { type ChosenRelease, readReleaseFiles, type ReleaseFileProblem } from "./read-release-file.ts";

interface ChooseReleaseProps {
  host: string | null;
  isBusy: boolean;
  onChoose: (release: ChosenRelease) => void;
  onStartOver: () => void;
}

/** The server says what is wrong with the files. */
const uploadWords = (error: Error | null) => {
  if (!error) return undefined;
  const reason = error instanceof ApiError ? error.body.fields?.["file"] : undefined;
  return reason ?? errorWords(error);
};

/** A release from its files, or from the public API. */
export function ChooseRelease({ host, isBusy, onChoose, onStartOver }: ChooseReleaseProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<ReleaseFileProblem>();
  const choose = (release: ChosenRelease) => {
    setProblem(undefined);
    onChoose(release);
  };
  const upload = useCall(taxonomiesApi.read);
  const chooseFiles = async (files: readonly File[]) => {
    onStartOver();
    setProblem(undefined);
    upload.reset();
    const read = await readReleaseFiles(files);
    const name = files.map((file) => file.name).join(", ");
    if ("problem" in read) setProblem(read.problem);
    else if ("chosen" in read) choose(read.chosen);
    else
      upload.mutate({ body: read.upload }, { onSuccess: ({ release, symbols }) => choose({ name, release, symbols }) });
  };
  return (
    <>
      <p className="text-muted">{t("taxonomies.add.intro")}</p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FileField
          label={t("taxonomies.add.file")}
          hint={t("taxonomies.add.hint")}
          accept={[".zip", ".json", ".svg", ".yaml", ".yml", "application/zip", "application/json", "image/svg+xml"]}
          isMultiple
          words={{
            choose: t("taxonomies.add.choose"),
            orDrop: t("taxonomies.add.or_drop"),
            drop: t("taxonomies.add.drop"),
            busy: t("taxonomies.add.checking"),
          }}
          isBusy={isBusy || upload.isPending}
          onSelect={(_file, all) => void chooseFiles(all)}
          errorMessage={uploadWords(upload.error) ?? (problem && t(`taxonomies.add.${problem}`))}
        />
        <PublishedReleases host={host} isBusy={isBusy} onChoose={choose} />
      </div>
    </>
  );
}
