import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Spinner } from "#admin/ui/Spinner.tsx";
import type { SignPreview } from "#contract/signs.ts";
import { findingWords } from "./finding-words.ts";
import type { CheckedSign } from "./use-preview.ts";

type CheckState = "pending" | "unknown" | "passed" | "failed" | "warning";

const GLYPHS = {
  unknown: { glyph: CircleDashed, ink: "text-muted" },
  passed: { glyph: CircleCheck, ink: "text-success" },
  failed: { glyph: CircleX, ink: "text-danger" },
  warning: { glyph: TriangleAlert, ink: "text-warning" },
} as const;

function StateMark({ state }: { state: CheckState }) {
  if (state === "pending") return <Spinner size={16} className="mt-0.5 flex-none text-muted" />;
  const { glyph: Glyph, ink } = GLYPHS[state];
  return <Glyph size={16} className={`mt-0.5 flex-none ${ink}`} aria-hidden />;
}

interface CheckProps {
  state: CheckState;
  children: ReactNode;
  value?: string | undefined;
}

function Check({ state, children, value }: CheckProps) {
  const { t } = useTranslation();
  return (
    <li className="flex gap-2 py-1" data-state={state}>
      <StateMark state={state} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {state !== "warning" && <span className="sr-only">{t(`signs.checks.states.${state}`)}: </span>}
        {children}
      </span>
      {value && <span className="flex-none text-muted tabular-nums">{value}</span>}
    </li>
  );
}

const NAMES = ["qr_size", "quiet_zone", "read_back", "words_fit"] as const;

/** Shows "passed" only for what the server has tested on this very drawing. */
export function SignChecks({ checked }: { checked: CheckedSign }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("signs.checks.title")} className="p-4">
      <div className="mb-2 flex items-baseline gap-3">
        <h2 className="me-auto text-md font-bold">{t("signs.checks.title")}</h2>
        <p role="status" className="text-sm text-muted">
          <Verdict checked={checked} />
        </p>
      </div>
      <ul className="text-sm">
        {checked.state === "known" ? (
          <Results sign={checked.sign} />
        ) : (
          NAMES.map((name) => (
            <Check key={name} state={checked.state}>
              {t(`signs.checks.${name}`)}
            </Check>
          ))
        )}
      </ul>
      {checked.state === "unknown" && <p className="mt-1 text-sm text-muted">{t("signs.checks.not_checked")}</p>}
    </section>
  );
}

function Verdict({ checked }: { checked: CheckedSign }) {
  const { t } = useTranslation();
  if (checked.state !== "known") return t(`signs.checks.states.${checked.state}`);
  const { checks, findings } = checked.sign;
  const failed = Object.values(checks).filter(({ has_passed }) => !has_passed).length;
  // truncated text is both a failed check and a finding: count it once
  const others = findings.filter(({ code }) => code !== "text_cut").length;
  return failed + others === 0 ? t("signs.checks.all_passed") : t("signs.checks.look_at", { count: failed + others });
}

function Results({ sign: { checks, findings } }: { sign: SignPreview }) {
  const { t } = useTranslation();
  const { qr_size, quiet_zone, read_back, words_fit } = checks;
  const stateOf = ({ has_passed }: { has_passed: boolean }) => (has_passed ? "passed" : "failed");
  return (
    <>
      <Check state={stateOf(qr_size)} value={`${formatNumber(Math.round(qr_size.mm * 10) / 10)} mm`}>
        {t("signs.checks.qr_size")}
      </Check>
      <Check state={stateOf(quiet_zone)} value={t("signs.checks.modules", { count: quiet_zone.modules })}>
        {t("signs.checks.quiet_zone")}
      </Check>
      <Check state={stateOf(read_back)}>
        {t(read_back.has_passed ? "signs.checks.scans" : "signs.checks.does_not_scan")}
        {read_back.text !== null && (
          <span className="block text-muted" dir="ltr">
            {read_back.text.replace(/^https?:\/\//, "")}
          </span>
        )}
      </Check>
      <Check state={stateOf(words_fit)}>{t("signs.checks.words_fit")}</Check>
      {findings.map((finding) => (
        <Check key={JSON.stringify(finding)} state="warning">
          {findingWords(t, finding)}
        </Check>
      ))}
    </>
  );
}
