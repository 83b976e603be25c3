import { Plus, Trash2 } from "lucide-react";
import { uuidv7 } from "uuidv7";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { isWebAddress } from "#factsheet/links.ts";
import type { Answer, SheetQuestion } from "#contract/factsheets.ts";
import { useSheet } from "./sheet-work.ts";

type Evidence = Answer["evidence"][number];

const MOST = 20;

interface EvidenceListProps {
  question: SheetQuestion;
  evidence: readonly Evidence[];
}

export function EvidenceList({ question, evidence }: EvidenceListProps) {
  const { t } = useTranslation();
  const { change } = useSheet();
  const set = (make: (before: Evidence[]) => Evidence[], group?: string) =>
    change(question, (before) => ({ ...before, evidence: make(before.evidence) }), group);
  const write = (id: string, part: Partial<Evidence>) =>
    set(
      (before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)),
      `evidence:${id}:${Object.keys(part).join()}`,
    );

  return (
    <div role="group" aria-label={t("factsheets.evidence.label")} className="flex flex-col gap-2">
      <span className="text-sm font-medium">{t("factsheets.evidence.label")}</span>
      {evidence.map(({ id, title, url }) => (
        <div key={id} className="flex flex-wrap items-end gap-2">
          <TextField
            label={t("factsheets.evidence.title")}
            value={title}
            maxLength={200}
            onChange={(next) => write(id, { title: next })}
            className="min-w-48 flex-1"
          />
          <TextField
            label={t("factsheets.evidence.url")}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={url}
            maxLength={2000}
            onChange={(next) => write(id, { url: next })}
            errorMessage={url !== "" && !isWebAddress(url) ? t("common.validation.url") : undefined}
            className="min-w-48 flex-1"
          />
          <IconButton
            icon={Trash2}
            label={title ? t("factsheets.evidence.remove", { title }) : t("factsheets.evidence.remove_unnamed")}
            onPress={() => set((before) => before.filter((one) => one.id !== id))}
          />
        </div>
      ))}
      {evidence.length < MOST && (
        <Button
          size="sm"
          icon={Plus}
          className="self-start"
          onPress={() => set((before) => [...before, { id: uuidv7(), title: "", url: "" }])}
        >
          {t("factsheets.evidence.add")}
        </Button>
      )}
      <span className="text-sm text-muted">{t("factsheets.evidence.hint")}</span>
    </div>
  );
}
