import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FileField } from "#admin/ui/FileField.tsx";
import { PublishedReleases } from "./PublishedReleases.tsx";
import { type ChosenRelease, readReleaseFile, type ReleaseFileProblem } from "./read-release-file.ts";

interface ChooseReleaseProps {
  host: string | null;
  isBusy: boolean;
  onChoose: (release: ChosenRelease) => void;
  onStartOver: () => void;
}

/** A release from a file, or from the public API. */
export function ChooseRelease({ host, isBusy, onChoose, onStartOver }: ChooseReleaseProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<ReleaseFileProblem>();
  const choose = (release: ChosenRelease) => {
    setProblem(undefined);
    onChoose(release);
  };
  const chooseFile = async (file: File) => {
    onStartOver();
    const read = await readReleaseFile(file);
    if ("problem" in read) setProblem(read.problem);
    else choose(read);
  };
  return (
    <>
      <p className="text-muted">{t("taxonomies.add.intro")}</p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FileField
          label={t("taxonomies.add.file")}
          hint={t("taxonomies.add.hint")}
          accept={[".json", "application/json"]}
          words={{
            choose: t("taxonomies.add.choose"),
            orDrop: t("taxonomies.add.or_drop"),
            drop: t("taxonomies.add.drop"),
            busy: t("taxonomies.add.checking"),
          }}
          isBusy={isBusy}
          onSelect={(file) => void chooseFile(file)}
          errorMessage={problem && t(`taxonomies.add.${problem}`)}
        />
        <PublishedReleases host={host} isBusy={isBusy} onChoose={choose} />
      </div>
    </>
  );
}
