import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { focusPage } from "#admin/ui/focus-keeper.ts";
import { usePageName } from "./page-name.ts";
import { useTitledMatches } from "./route-handle.ts";

const PRODUCT = "Guidepost";

/** "Technology · Bus lane camera": the innermost page or tab comes first. */
function titleOf(page: ReturnType<typeof usePageName>, words: string | undefined, isTab = false) {
  if (!page) return words;
  const [record] = page.within;
  if (record) return `${page.name} · ${record.name}`;
  return isTab ? `${words} · ${page.name}` : page.name;
}

/** Sets the document title from the route, and announces page changes to screen readers. */
export function PageTitle() {
  const { t } = useTranslation();
  const matches = useTitledMatches();
  const page = usePageName();
  const last = matches.at(-1)?.handle;
  const words = last && t(last.title);
  const title = titleOf(page, words, last?.isTab);
  const place = matches.findLast((match) => !match.handle.isTab)?.pathname;
  const lastPlace = useRef(place);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    setAnnounced(title ?? "");
    focusPage();
  }, [place, title]);

  return (
    <div aria-live="polite" className="sr-only">
      {announced}
    </div>
  );
}
