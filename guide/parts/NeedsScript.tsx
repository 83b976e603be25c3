import type { Reading } from "../reading.ts";

/** Notice for browsers without scripts, after a script was requested. */
export function NeedsScript({ reading }: { readonly reading: Reading }) {
  return (
    <noscript>
      <p {...reading.ours}>{reading.words.needs_script}</p>
    </noscript>
  );
}
