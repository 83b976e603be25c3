import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import type { Label } from "#contract/labels.ts";
import type { LabelValues } from "./use-label-form.ts";

interface LabelConflictProps {
  theirs: Label;
  mine: LabelValues;
  onTake: () => void;
  onKeep: () => void;
}

/** Two people changed one label: both versions, and the choice between them. */
export function LabelConflict({ theirs, mine, onTake, onKeep }: LabelConflictProps) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button size="sm" onPress={onTake}>
        {t("labels.conflict.take")}
      </Button>
      <Button size="sm" onPress={onKeep}>
        {t("labels.conflict.keep")}
      </Button>
    </>
  );
  return (
    <Note tone="warning" role="alert" title={t("labels.conflict.title")} actions={actions}>
      <p>{t("labels.conflict.text")}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
        <Version name={t("labels.conflict.theirs")} version={theirs} />
        <Version name={t("labels.conflict.mine")} version={mine} />
      </dl>
    </Note>
  );
}

function Version({ name, version }: { name: string; version: LabelValues }) {
  const { t } = useTranslation();
  return (
    <>
      <dt className="font-medium">{name}</dt>
      <dd className="flex flex-wrap items-center gap-2">
        <Tag color={version.color}>{version.name}</Tag> {version.is_public ? t("labels.public") : t("labels.internal")}
      </dd>
    </>
  );
}
