import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath } from "#admin/paths.ts";
import { Note } from "#admin/ui/Note.tsx";
import { ProgressBar } from "#admin/ui/ProgressBar.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Failure } from "./many-pages.ts";
import type { useMany } from "./use-many.ts";

interface ManyProgressProps {
  label: string;
  work: ReturnType<typeof useMany>;
  count: number;
}

/** How far the work is, and once it is done, what failed. */
export function ManyProgress({ label, work, count }: ManyProgressProps) {
  const { t } = useTranslation();
  if (work.phase === "asking") return null;
  return (
    <>
      <ProgressBar
        label={label}
        value={work.done}
        maxValue={Math.max(count, 1)}
        valueLabel={t("pages.manage.progress", { done: work.done, total: count })}
      />
      {work.phase === "done" && <Report failures={work.failures} left={count - work.done} />}
    </>
  );
}

/** Failed pages with their reasons, and the number never started. */
function Report({ failures, left }: { failures: readonly Failure[]; left: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="mt-4 flex flex-col gap-3">
      {left > 0 && <Note tone="neutral">{t("pages.manage.stopped", { count: left })}</Note>}
      {failures.length > 0 && (
        <Note tone="danger" title={t("pages.manage.failed", { count: failures.length })}>
          <ul className="mt-1 flex max-h-60 flex-col gap-2 overflow-auto">
            {failures.map(({ page, error }) => (
              <li key={page.id}>
                <TextLink isInline href={pagePath(page)}>
                  {page.title}
                </TextLink>
                {`: ${errorWords(error)}`}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
