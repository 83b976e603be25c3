import { type Named, nameIn } from "#contract/names.ts";
import { uiLocale } from "./i18n.ts";

/** Name of a label or status in the interface language. */
export const shownName = (named: Named) => nameIn(named, uiLocale());
