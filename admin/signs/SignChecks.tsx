import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { SignPreview } from "#contract/signs.ts";
import { findingWords } from "./finding-words.ts";

function Check({ isFine, children, value }: { isFine: boolean; children: ReactNode; value?: string | undefined }) {
  const Glyph = isFine ? CircleCheck : TriangleAlert;
  return (
    <li className="flex gap-2 py-1">
      <Glyph
        size={16}
        className={isFine ? "mt-0.5 flex-none text-success" : "mt-0.5 flex-none text-warning"}
        aria-hidden
      />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</span>
      {value && <span className="flex-none text-muted tabular-nums">{value}</span>}
    </li>
  );
}

/** What was checked on this sign, and what somebody should look at. */
export function SignChecks({ sign }: { sign: SignPreview | undefined }) {
  const { t } = useTranslation();
  const findings = sign?.findings ?? [];
  const fits = !findings.some(({ code }) => code === "text_cut" || code === "text_small");
  return (
    <section aria-label={t("signs.checks.title")} className="p-4">
      <h2 className="mb-2 text-md font-bold">{t("signs.checks.title")}</h2>
      <ul className="text-sm">
        <Check isFine value={sign && `${formatNumber(Math.round(sign.qr_mm * 10) / 10)} mm`}>
          {t("signs.checks.qr_size")}
        </Check>
        <Check isFine>{t("signs.checks.quiet")}</Check>
        <Check isFine>
          {t("signs.checks.read_back")}
          {sign && (
            <span className="block text-muted" dir="ltr">
              {sign.read_back.replace(/^https?:\/\//, "")}
            </span>
          )}
        </Check>
        {fits && <Check isFine>{t("signs.checks.words_fit")}</Check>}
        {findings.map((finding) => (
          <Check key={JSON.stringify(finding)} isFine={false}>
            {findingWords(t, finding)}
          </Check>
        ))}
      </ul>
    </section>
  );
}
