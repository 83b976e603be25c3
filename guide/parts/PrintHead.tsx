import type { PageSnapshot } from "../content.ts";
import type { Reading } from "../reading.ts";
import { Hosted } from "./Hosted.tsx";
import { Said } from "./Said.tsx";

/** Quiet zone around the QR code, in modules, as the standard requires. */
const QUIET = 4;

/** Print only: whose page it is, with its address and QR code. */
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
