import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";
import { NeedsScript } from "./NeedsScript.tsx";

/** Prints the map and the stops. Needs a script: a link leads to the same page with it. */
export function PrintWalk({ reading }: { readonly reading: Reading }) {
  const { around, words, id } = reading;
  const href = around.islandPageUrl?.("tools");
  if (!href) return null;
  const label = (
    <>
      <Icon name="printer" />
      <span>{words.print_walk}</span>
    </>
  );
  const isReady = around.island?.name === "tools";
  return (
    <div className="g-tools" id={id("print")} {...reading.ours}>
      {isReady && <NeedsScript reading={reading} />}
      {isReady ? (
        <button type="button" className="g-btn g-btn-line" data-print-walk="" hidden>
          {label}
        </button>
      ) : (
        <a className="g-btn g-btn-line" href={`${href}#${id("print")}`} rel="nofollow">
          {label}
        </a>
      )}
    </div>
  );
}
