import type { PageSnapshot } from "../content.ts";
import type { Reading } from "../reading.ts";
import { Hosted } from "./Hosted.tsx";
import { Said } from "./Said.tsx";

/** Light modules around the code, as the standard asks for. */
const QUIET = 4;

/** On paper: whose page it is, and the way back to it. */
export function PrintHead({ reading, snapshot }: { readonly reading: Reading; readonly snapshot: PageSnapshot }) {
  const { site, read, around, words } = reading;
  const name = read(site.name);
  const code = snapshot.places.find(({ short_code }) => short_code)?.short_code;
  const short = code ? around.shortLink?.(code) : undefined;
  return (
    <div className="g-printhead">
      <div>
        {name && (
          <b>
            <Said text={name} />
          </b>
        )}
        <Hosted reading={reading} className="g-print-by" size={28} />
      </div>
      {short && (
        <div className="g-print-qr">
          <p>
            {words.print_fresh}
            <b dir="ltr">{short.address}</b>
          </p>
          <svg
            viewBox={`${-QUIET} ${-QUIET} ${short.qr.size + 2 * QUIET} ${short.qr.size + 2 * QUIET}`}
            shapeRendering="crispEdges"
            aria-hidden="true"
            focusable="false"
          >
            <path d={short.qr.path} />
          </svg>
        </div>
      )}
    </div>
  );
}
