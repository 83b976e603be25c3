import type { PageCard, Withheld } from "#contract/publications.ts";
import { readPublicPage } from "#server/pages/publishing/read-public.ts";
import { readPageNumber } from "../read-page-number.ts";
import type { Show, Shown } from "../visit-site.ts";
import { fileOf, jsonOf } from "./answer-file.ts";
import { findVersions, readWithheld } from "./read-versions.ts";
import { write } from "./show-files.ts";
import { tellElsewhere } from "./show-page-files.ts";

/** `/devices/dock-road/history.json` */
export const showVersions =
  (type: PageCard["type"]): Show =>
  async (visit) => {
    if (!visit.frame.shows_changes) return undefined;
    const { slug = "" } = visit.params;
    const found = await findVersions(visit.public, type, slug);
    if (found) return fileOf("json", await write(visit, { kind: "versions", format: "json", page_id: found.page_id }));
    return tellElsewhere(visit, await readPublicPage(visit.public, type, slug), { type, ending: "/history.json" });
  };

/** Programs read that a version is withheld as people do: since when and why (RFC 9457). */
function tellWithheld({ reason, withheld_at }: Withheld): Shown {
  const problem = { type: "about:blank", title: "Withheld", status: 410, detail: reason, withheld_at };
  return { ...jsonOf("problem", problem), status: 410 };
}

/** `/devices/dock-road/history/2.json` */
export const showVersionData =
  (type: PageCard["type"]): Show =>
  async (visit) => {
    const { slug = "" } = visit.params;
    const number = readPageNumber(visit.params["number"]);
    if (!visit.frame.shows_changes || number === undefined) return undefined;
    const found = await findVersions(visit.public, type, slug);
    if (!found) {
      const ending = `/history/${number}.json`;
      return tellElsewhere(visit, await readPublicPage(visit.public, type, slug), { type, ending });
    }
    if (number > found.latest) return undefined;
    const withheld = await readWithheld(visit.public, found.page_id, number);
    if (withheld) return tellWithheld(withheld);
    const document = await write(visit, { kind: "version", page_id: found.page_id, number });
    return document.byteLength ? fileOf("json", document) : undefined;
  };
