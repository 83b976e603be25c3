import { useMemo } from "react";
import { cx } from "#admin/ui/cx.ts";
import { drawQr } from "#datachain/draw-qr.ts";
import { PLAIN_LOOK } from "./qr-look.ts";

/** Quiet zone, in modules. */
const QUIET = 4;
const square = "aspect-square w-full";

interface QrPictureProps {
  url: string;
  label: string;
  dark?: string | undefined;
  light?: string | undefined;
  /** URL of the finished file, if any: unlike the drawing, it includes the logo. */
  picture?: string | undefined;
}

export function QrPicture({ url, label, picture, dark = PLAIN_LOOK.dark, light = PLAIN_LOOK.light }: QrPictureProps) {
  const { size, path } = useMemo(() => drawQr(url), [url]);
  const whole = size + 2 * QUIET;
  return (
    <span className="block overflow-hidden rounded-lg border border-border">
      {picture ? (
        <img src={picture} alt={label} className={cx("block", square)} />
      ) : (
        <svg
          viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
          data-swatch
          className={cx("block", square)}
          style={{ background: light }}
        >
          <path d={path} fill={dark} />
        </svg>
      )}
    </span>
  );
}
