import { Badge } from "#datachain/Badge.tsx";
import { AskLink } from "./parts/AskLink.tsx";
import type { Reading } from "./reading.ts";
import { serviceWords } from "./service-words.ts";

/** The city has taken its guide offline for a while. No links, only a contact. */
export function ClosedPage({ reading }: { readonly reading: Reading }) {
  const words = serviceWords(reading);
  return (
    <div className="g-wrap">
      <div className="g-task" {...reading.ours}>
        <div className="g-gone">
          <Badge shape="hexagon" glyph="calendar-clock" size={120} />
        </div>
        <h1>{words.closed}</h1>
        <p className="g-lead">{words.closed_text}</p>
        <div className="g-stack">
          <AskLink reading={reading}>{reading.words.ask}</AskLink>
        </div>
      </div>
    </div>
  );
}
