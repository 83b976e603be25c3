import { useTranslation } from "#admin/i18n/i18n.ts";

interface ProgressLineProps {
  all: number;
  done: number;
  outdated: number;
}

/** Done, outdated and missing as one bar, with a text beside it. */
export function ProgressLine({ all, done, outdated }: ProgressLineProps) {
  const { t } = useTranslation();
  const share = (count: number) => `${all ? (count / all) * 100 : 100}%`;
  return (
    <span className="inline-flex items-center gap-3">
      <span aria-hidden="true" className="flex h-2 w-40 gap-px overflow-hidden rounded-full bg-(--track)">
        <span className="bg-primary" style={{ width: share(done) }} />
        <span className="bg-(--dot-paused)" style={{ width: share(outdated) }} />
      </span>
      <span className="font-medium tabular-nums">{t("pages.translate.progress", { done, all })}</span>
    </span>
  );
}
