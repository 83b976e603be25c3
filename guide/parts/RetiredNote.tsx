import type { PageSnapshot } from "../content.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { isRetired } from "../retired.ts";
import { Icon } from "./Icon.tsx";

/** Notice that the subject is out of use: the page describes the past. */
export function RetiredNote({ reading, snapshot }: { readonly reading: Reading; readonly snapshot: PageSnapshot }) {
  if (!isRetired(snapshot)) return null;
  const { words, formats } = reading;
  const until = snapshot.subject?.until;
  return (
    <div className="g-retired">
      <p className="g-state">
        <span className="g-word g-word-state">
          <Icon name="circle-slash" small />
          {words.retired}
        </span>
        {until && <time dateTime={until}>{fill(words.until, { date: formats.day(until) })}</time>}
      </p>
      <p>{words.retired_lead}</p>
    </div>
  );
}
