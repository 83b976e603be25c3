import { createElement } from "react";
import { plainCode } from "#contract/code-characters.ts";
import { CodePage } from "#guide/CodePage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { pathOf } from "#guide/paths.ts";
import { serviceWords } from "#guide/service-words.ts";
import { readPublicPageByCode } from "#server/pages/publishing/read-public.ts";
import { findCodePath } from "#server/short-codes/find-path.ts";
import { openReading } from "./open-reading.ts";
import { titleIn } from "./show-page.ts";
import type { Show, Visit } from "./visit-site.ts";

export const CODE_QUERY = ["code"] as const;

/** Six unambiguous characters, or a chosen word. */
const isCode = (code: string) => /^([2-9a-hjkmnp-z]{6}|[a-z0-9-]{3,32})$/.test(code);

async function findPath({ public: reading }: Visit, code: string) {
  if (!isCode(code)) return undefined;
  const path = await findCodePath(reading, code);
  if (path) return path;
  const found = await readPublicPageByCode(reading, code);
  if (found?.kind !== "page") return undefined;
  const { type, slug } = found.snapshot;
  return type === "home_page" ? "/" : pathOf({ type, slug });
}

function problemOf(typed: string | undefined, code: string) {
  if (typed === undefined) return null;
  if (code === "") return "missing";
  return isCode(code) ? "unknown" : "mistyped";
}

/** `/code?code=7kd2mp`: redirects to the sign's page, or explains what is wrong with the input. */
export const showCode: Show = async (visit) => {
  const typed = visit.query["code"];
  const code = plainCode(typed ?? "");
  const path = await findPath(visit, code);
  if (path) return { kind: "moved", path, isForNow: true };
  const reading = openReading(visit, "/code");
  const problem = problemOf(typed, code);
  const body = createElement(CodePage, { reading, code: typed ?? "", problem });
  return {
    kind: "page",
    path: "/code",
    body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, body),
    head: { title: titleIn(reading, serviceWords(reading).code_title), isHidden: problem !== null },
    isFleeting: problem !== null,
  };
};
