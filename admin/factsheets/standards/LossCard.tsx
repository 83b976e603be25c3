import { CircleMinus, Shuffle } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { CHANGED, type LossReason, type StandardLoss } from "#contract/standards.ts";
import { useFieldWords } from "./standard-words.ts";

type Lost = { readonly field: string; readonly reasons: readonly LossReason[]; readonly isChanged: boolean };

/** By field; an answer that goes out in part is changed, not left out. */
export function groupLosses(losses: readonly StandardLoss[]): Lost[] {
  const fields = [...new Set(losses.map(({ field }) => field))];
  const grouped = fields.map((field) => {
    const reasons = losses.filter((loss) => loss.field === field).map(({ reason }) => reason);
    return { field, reasons, isChanged: reasons.some((reason) => CHANGED.some((one) => one === reason)) };
  });
  return grouped.toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged));
}

const hasNoField = ({ reasons }: Lost) => reasons.every((reason) => reason === "no_counterpart");

/** Answers that an export changes or leaves out. Those that the standard has no field for are folded away. */
export function LossCard({ losses }: { losses: readonly Lost[] }) {
  const { t } = useTranslation();
  const unasked = losses.filter(hasNoField);
  return (
    <Card aria-labelledby="standard-losses">
      <CardHead id="standard-losses" title={t("factsheets.standards.losses_title")} count={losses.length} />
      {losses.length === 0 ? (
        <CardBody>{t("factsheets.standards.losses_none")}</CardBody>
      ) : (
        <>
          <LossRows losses={losses.filter((loss) => !hasNoField(loss))} />
          {unasked.length > 0 && (
            <details className="border-t border-border">
              <summary className="cursor-pointer px-4 py-3 font-medium">
                {t("factsheets.standards.unasked", { count: unasked.length })}
              </summary>
              <LossRows losses={unasked} />
            </details>
          )}
        </>
      )}
    </Card>
  );
}

function LossRows({ losses }: { losses: readonly Lost[] }) {
  const { t } = useTranslation();
  const { lossWords } = useFieldWords();
  return (
    <ul className="divide-y divide-border">
      {losses.map(({ field, reasons, isChanged }) => (
        <li
          key={field}
          className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_7rem] sm:items-baseline"
        >
          <span className="font-medium [overflow-wrap:anywhere]">{lossWords(field)}</span>
          <span className="text-muted">
            {reasons.map((reason) => t(`factsheets.standards.reasons.${reason}`)).join(" ")}
          </span>
          <Result isChanged={isChanged} />
        </li>
      ))}
    </ul>
  );
}

function Result({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation();
  const [Glyph, tone] = isChanged ? [Shuffle, "text-warning"] : [CircleMinus, "text-danger"];
  return (
    <span className={`flex items-center gap-1.5 text-sm ${tone}`}>
      <Glyph size={16} className="flex-none" aria-hidden />
      {isChanged ? t("factsheets.standards.changed") : t("factsheets.standards.left_out")}
    </span>
  );
}
