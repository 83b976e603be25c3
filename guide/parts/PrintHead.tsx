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
  const code = snapshot.places.find(({ short_code }) => short_code)?.short_code ?? undefined;
  const back = around.wayBack?.(code);
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
      {back && (
        <div className="g-print-qr">
          <p>
            {words.print_fresh}
            <b dir="ltr">{back.address}</b>
          </p>
          <svg
            viewBox={`${-QUIET} ${-QUIET} ${back.qr.size + 2 * QUIET} ${back.qr.size + 2 * QUIET}`}
            shapeRendering="crispEdges"
            aria-hidden="true"
            focusable="false"
          >
            <path d={back.qr.path} />
          </svg>
        </div>
      )}
    </div>
  );
}
