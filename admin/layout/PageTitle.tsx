import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTitledMatches } from "./route-handle.ts";

const PRODUCT = "Guidepost";

/** Names the document after the route and tells screen readers when another page has come. */
export function PageTitle() {
  const { t } = useTranslation();
  const matches = useTitledMatches();
  const words = matches.at(-1)?.handle.title;
  const title = words ? t(words) : undefined;
  const pageId = matches.findLast((match) => !match.handle.isTab)?.id;
  const lastPage = useRef(pageId);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);

  useEffect(() => {
    if (lastPage.current === pageId) return;
    lastPage.current = pageId;
    setAnnounced(title ?? "");
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [pageId, title]);

  return (
    <div aria-live="polite" className="sr-only">
      {announced}
    </div>
  );
}
