import { formatNumber } from "#admin/i18n/format.ts";
import { uiLocale } from "#admin/i18n/i18n.ts";
import { SHOWN_STEP } from "#contract/counts.ts";
import { type FigureId, figureName, figureText, smallNumbersText } from "#contract/figures.ts";

/** Defines each figure, and how small counts are protected. */
export const FigureDefinitions = ({ figures }: { figures: readonly FigureId[] }) => (
  <>
    <dl className="mt-2 flex flex-col gap-2 text-sm">
      {figures.map((id) => (
        <div key={id}>
          <dt className="font-medium">{figureName(id, uiLocale())}</dt>
          <dd className="text-muted">{figureText(id, uiLocale())}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 border-t border-border pt-2 text-sm text-muted">
      {smallNumbersText(uiLocale(), formatNumber(SHOWN_STEP))}
    </p>
  </>
);
