import { formatNumber } from "#admin/i18n/format.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import type { Count } from "#contract/counts.ts";
import { changeOf, changeWords, shareWords } from "./count-words.ts";

const toneOf = (change: number | null) => (!change ? "text-muted" : change > 0 ? "text-success" : "text-danger");

interface ChangeProps {
  now: Count;
  before: Count | null;
  /** An increase is neither good nor bad. */
  isNeutral?: boolean;
}

/** "+14%" in a table. */
export function Change({ now, before, isNeutral = false }: ChangeProps) {
  const change = changeOf(now, before);
  // a change that rounds to 0 % counts as none
  const rounded = change === null ? null : Math.round(change * 100) / 100;
  return <span className={cx("whitespace-nowrap", toneOf(isNeutral ? null : rounded))}>{changeWords(rounded)}</span>;
}

type ArrowedProps = { change: number; words: string };

/** An up or down arrow, so that the direction is not shown by colour alone, and a word for screen readers. */
export function Arrowed({ change, words }: ArrowedProps) {
  const { t } = useTranslation();
  if (change === 0) return <span>{t("analytics.change.same")}</span>;
  const Glyph = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={cx("inline-flex items-center gap-0.5 font-medium", toneOf(change))}>
      <Glyph size={12} strokeWidth={2.5} aria-hidden />
      <span className="sr-only">{t(change > 0 ? "analytics.change.up" : "analytics.change.down")}</span>
      {words}
    </span>
  );
}

/** "↑ 9% from 16,733" below a number. */
export function ChangeFrom({ now, before }: ChangeProps) {
  const { t } = useTranslation();
  if (before === null) return null;
  const change = changeOf(now, before);
  const rounded = change === null ? null : Math.round(change * 100) / 100;
  return (
    <>
      {rounded !== null && <Arrowed change={rounded} words={shareWords(Math.abs(rounded))} />}{" "}
      <span>{t("analytics.change.from", { before: formatNumber(before) })}</span>
    </>
  );
}
