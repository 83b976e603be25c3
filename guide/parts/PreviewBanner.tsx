import type { ReactNode } from "react";
import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";

/** Warns that the page is not public. */
export function PreviewBanner({ reading, children }: { readonly reading: Reading; readonly children?: ReactNode }) {
  const { words, lang, dir } = reading;
  return (
    <>
      <div className="guide" lang={lang} dir={dir}>
        <aside className="g-in g-notice" aria-label={words.preview}>
          <div className="g-wrap g-notice-in">
            <Icon name="lock" />
            <p>
              <b>{words.preview}.</b> {words.preview_text}
            </p>
          </div>
        </aside>
      </div>
      {children}
    </>
  );
}
