import { type Named, nameIn } from "#contract/names.ts";
import { uiLocale } from "./i18n.ts";

/** What a label or status is called in the screen's language. */
export const shownName = (named: Named) => nameIn(named, uiLocale());
