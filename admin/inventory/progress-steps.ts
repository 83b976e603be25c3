import { pagePath, paths, signsPath } from "#admin/paths.ts";
import type { Completeness } from "#contract/pages.ts";
import type { Progress } from "#contract/progress.ts";
import type { Kind } from "#datachain/model.ts";

export const STEPS = ["describe", "place", "page", "translate", "publish", "code", "sign"] as const;
export type Step = (typeof STEPS)[number];

export interface ProgressStep {
  step: Step;
  isDone: boolean;
  /** Where to do or view it; undefined while the previous step is missing. */
  href: string | undefined;
}

/** Algorithms have no places, so they have no signs. */
const FOR_DEVICES: readonly Step[] = ["place", "code", "sign"];

const isComplete = ({ outdated, missing }: Completeness) => outdated + missing === 0;

/** Languages in which the page still has missing or outdated texts. */
export const languagesLeft = ({ locales, languages }: Pick<Progress, "locales" | "languages">) =>
  locales.filter((locale) => {
    const known = languages.find((one) => one.locale === locale);
    return !known || !isComplete(known);
  });

const pageHref = (kind: Kind, { page }: Progress) =>
  page ? pagePath({ id: page.id, type: `${kind}_page` }) : undefined;

const within = (href: string | undefined, search: string) => (href === undefined ? undefined : href + search);

function describeHref(kind: Kind, id: string, isDone: boolean) {
  if (kind === "device") return isDone ? paths.deviceOverview(id) : paths.deviceBuilder(id);
  return isDone ? paths.algorithmOverview(id) : paths.algorithmBuilder(id);
}

function codeHref({ code, page }: Progress) {
  if (code) return `${paths.shortCodes()}?code=${code.id}`;
  return page ? `${paths.shortCodes()}?new=code&page_id=${page.id}` : undefined;
}

/** The steps from the inventory to the street, computed from stored data. */
export function progressSteps(kind: Kind, id: string, progress: Progress): ProgressStep[] {
  const { chain, place_count, page, code, sign_count, locales } = progress;
  const href = pageHref(kind, progress);
  const [nextLanguage] = languagesLeft(progress);
  const isDescribed = chain !== null && chain.error_count === 0;
  const isPublic = page?.state === "published";
  const steps: Record<Step, Omit<ProgressStep, "step">> = {
    describe: { isDone: isDescribed, href: describeHref(kind, id, isDescribed) },
    place: { isDone: Boolean(place_count), href: paths.deviceLocations(id) + (place_count ? "" : "?place=new") },
    page: { isDone: page !== null, href },
    translate: {
      isDone: page !== null && nextLanguage === undefined,
      href: within(href, `?translate=${nextLanguage ?? locales[0]}`),
    },
    publish: { isDone: isPublic, href: within(href, isPublic ? "" : "?publish") },
    code: { isDone: code !== null, href: codeHref(progress) },
    sign: { isDone: sign_count > 0, href: code ? signsPath([code.code]) : undefined },
  };
  const isAsked = (step: Step) =>
    (kind === "device" || !FOR_DEVICES.includes(step)) && (step !== "translate" || locales.length > 0);
  return STEPS.filter(isAsked).map((step) => ({ step, ...steps[step] }));
}
