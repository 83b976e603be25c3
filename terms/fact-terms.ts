import type { GuideLocale } from "#contract/guide-locales.ts";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { km } from "./km.ts";
import { pt } from "./pt.ts";
import type { FactTerms, Terms } from "./term.ts";
import { tl } from "./tl.ts";

const factsOf = ({ device, algorithm }: Pick<Terms, "device" | "algorithm">): FactTerms => ({
  ...algorithm,
  ...device,
});

/** What the guide calls facts of devices and algorithms. */
export const FACT_TERMS: Readonly<Record<GuideLocale, FactTerms>> = {
  en: factsOf(en),
  es: factsOf(es),
  fr: factsOf(fr),
  pt: factsOf(pt),
  tl: factsOf(tl),
  km: factsOf(km),
  ar,
};
