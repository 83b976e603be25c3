import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";
import { NeedsScript } from "./NeedsScript.tsx";

/**
 * Read aloud and copy the link need a script: a link leads to the same page with it. The buttons stay hidden until the
 * script has found the browser supports them.
 */
export function Tools({ reading }: { readonly reading: Reading }) {
  const { around, words, id } = reading;
  const href = around.islandPageUrl?.("tools");
  if (!href) return null;
  if (around.island?.name !== "tools") {
    return (
      <p className="g-tools" {...reading.ours}>
        <a className="g-tap" href={`${href}#${id("tools")}`} rel="nofollow">
          <Icon name="volume-2" small />
          <span>{words.tools}</span>
        </a>
      </p>
    );
  }
  return (
    <div
      className="g-tools"
      {...reading.ours}
      id={id("tools")}
      data-tools=""
      data-copied={words.copied}
      data-stop={words.stop_reading}
    >
      <NeedsScript reading={reading} />
      <button type="button" className="g-btn g-btn-line" data-read-aloud="" hidden>
        <Icon name="volume-2" />
        <span>{words.read_aloud}</span>
      </button>
      <button type="button" className="g-btn g-btn-line" data-copy={around.canonicalUrl ?? ""} hidden>
        <Icon name="link" />
        <span>{words.copy_link}</span>
      </button>
      <p className="g-small" role="status" data-tools-status="" data-no-voice={words.no_voice} />
    </div>
  );
}
