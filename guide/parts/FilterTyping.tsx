import type { Reading } from "../reading.ts";
import { NeedsScript } from "./NeedsScript.tsx";

/** A field that filters the list below while typing; before its script is loaded, a link that loads it. */
export function FilterTyping({ reading }: { readonly reading: Reading }) {
  const { around, words, id } = reading;
  const href = around.islandPageUrl?.("filter");
  if (!href) return null;
  if (around.island?.name !== "filter") {
    return (
      <p className="g-typing" {...reading.ours}>
        <a className="g-tap" href={`${href}#${id("typing")}`} rel="nofollow">
          {words.filter_typing}
        </a>
      </p>
    );
  }
  return (
    <div id={id("typing")}>
      <NeedsScript reading={reading} />
      <div className="g-typing g-field" {...reading.ours} data-filter-field="" data-left={words.showing} hidden>
        <label htmlFor={id("filter")}>{words.filter_list}</label>
        <input className="g-input" id={id("filter")} type="search" autoComplete="off" dir="auto" />
        <p className="g-count" role="status" />
      </div>
    </div>
  );
}
