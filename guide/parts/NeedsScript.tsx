import type { Reading } from "../reading.ts";

/** For whoever asked for something that needs a script, in a browser that runs none. */
export function NeedsScript({ reading }: { readonly reading: Reading }) {
  return (
    <noscript>
      <p {...reading.ours}>{reading.words.needs_script}</p>
    </noscript>
  );
}
