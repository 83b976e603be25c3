import { useSearchParams } from "react-router";
import { useChangeParams } from "#admin/frame/use-change-params.ts";
import { paths } from "#admin/paths.ts";
import type { ReportHeading } from "#contract/report-templates.ts";
import type { ReportContent } from "#contract/yearly-reports.ts";

/** The report as a whole, beside its technologies. */
export const ABOUT = "about";
/** What belongs to a technology, above its headings. */
export const WHAT = "what";
type Card = ReportHeading | typeof WHAT;

export const cardElement = (card: Card) => `heading-${card}`;
/** The heading of the shown part, which takes the focus when a part opens. */
export const PART_TITLE = "report-part";

/** The address of a part; of its card, if named, which is opened and focused. */
export function partHref(report_id: string, part: string, card?: Card) {
  const params = new URLSearchParams({ part, ...(card && { open: card }) });
  return `${paths.report(report_id)}?${params}${card ? `#${cardElement(card)}` : ""}`;
}

/** The part in the address, else the first technology. */
export function usePart({ technologies }: Pick<ReportContent, "technologies">) {
  const [params] = useSearchParams();
  const asked = params.get("part");
  if (asked === ABOUT) return ABOUT;
  return (technologies.find(({ id }) => id === asked) ?? technologies[0])?.id ?? ABOUT;
}

/** The open cards of a technology, kept in the address; `first` are open until somebody opens or closes one. */
export function useOpenCards(first: readonly Card[]) {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const asked = params.has("open") ? params.getAll("open") : first;
  const toggle = (card: Card) => {
    const next = asked.includes(card) ? asked.filter((one) => one !== card) : [...asked, card];
    changeParams(
      (now) => {
        now.delete("open");
        for (const one of next.length ? next : [""]) now.append("open", one);
      },
      { replace: true },
    );
  };
  return { isOpen: (card: Card) => asked.includes(card), toggle };
}
