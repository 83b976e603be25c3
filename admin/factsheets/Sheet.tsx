import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { Autosaver } from "#admin/autosave/autosaver.ts";
import { setParam, useChangeParams } from "#admin/frame/use-change-params.ts";
import { pickLocale, useContentLocale } from "#admin/session/content-locale.ts";
import type { Answers, Factsheet } from "#contract/factsheets.ts";
import { changeAnswer } from "./edits.ts";
import { SectionCard } from "./SectionCard.tsx";
import { type Level, LEVELS, SheetContext, type SheetWork } from "./sheet-work.ts";
import { SheetChecks } from "./SheetChecks.tsx";
import { SheetSide } from "./SheetSide.tsx";
import { useSheetRules } from "./use-sheet-rules.ts";

interface SheetProps {
  factsheet: Factsheet;
  /** Current answers, including unsaved ones. */
  answers: Answers;
  /** Omit if read-only. */
  edit?: Autosaver<Answers>["edit"] | undefined;
  /** Save state and undo buttons. */
  tools?: ReactNode;
  notice?: ReactNode;
}

/** The level of detail, kept in the address. */
function useLevel() {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const level = LEVELS.find((one) => String(one) === params.get("level")) ?? 1;
  const setLevel = useCallback(
    (next: Level) => changeParams((now) => setParam(now, "level", next === 1 ? null : String(next)), { replace: true }),
    [changeParams],
  );
  return { level, setLevel };
}

export function Sheet({ factsheet, answers, edit, tools, notice }: SheetProps) {
  const { algorithm_id, default_locale, facts } = factsheet;
  const spoken = factsheet.locales.join(" ");
  const locales = useMemo(() => spoken.split(" "), [spoken]);
  const content = useContentLocale();
  const [wish, setLocale] = useState(content.locale ?? null);
  const locale = pickLocale(locales, default_locale, [wish]) ?? default_locale;
  const { level, setLevel } = useLevel();
  // deferred, so that recalculating the rules does not delay typing
  const settled = useDeferredValue(answers);
  const rules = useSheetRules(settled, facts);
  const change = useMemo<SheetWork["change"]>(
    () => (question, make, group) =>
      edit?.(changeAnswer(question, make), group === undefined ? undefined : `${question.id}:${group}`),
    [edit],
  );
  // memoized: otherwise every question would re-render on each keystroke
  const work = useMemo<SheetWork>(
    () => ({
      algorithm_id,
      locales,
      default_locale,
      locale,
      setLocale,
      level,
      setLevel,
      canEdit: edit !== undefined,
      change,
    }),
    [algorithm_id, locales, default_locale, locale, level, setLevel, edit, change],
  );

  return (
    <SheetContext value={work}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <SheetSide sections={rules.sections} completeness={rules.completeness} tools={tools} />
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1">
          {notice}
          <SheetChecks rules={rules} answers={settled} />
          {rules.sections.map((section) => (
            <SectionCard key={section.id} section={section} answers={answers} findings={rules.findings} />
          ))}
        </div>
      </div>
    </SheetContext>
  );
}
