import type { PageImage } from "#contract/page-content.ts";
import { languageOf } from "../language-of.ts";
import type { Reading } from "../reading.ts";

type Props = { readonly reading: Reading; readonly image: PageImage | null; readonly isOld?: boolean };

const WIDTHS = [640, 1280];
/** Beyond this a photo is nothing but its pixels. */
const LEAST_SHARE = 0.05;
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * The picture covers its frame, whatever the shape of either. Zoomed so far that the smaller side of the crop fills it, at
 * the same share of the way along the crop as along the picture, nothing beyond the crop is ever seen.
 */
function cutOf({ crop, focus }: PageImage) {
  const along = (start: number, size: number, wanted: number) => (size < 1 ? start / (1 - size) : wanted);
  const [x, y] = crop ? [along(crop.x, crop.width, focus.x), along(crop.y, crop.height, focus.y)] : [focus.x, focus.y];
  const scale = crop ? 1 / Math.max(Math.min(crop.width, crop.height), LEAST_SHARE) : 1;
  const objectPosition = `${percent(x)} ${percent(y)}`;
  return scale === 1
    ? { scale, objectPosition }
    : { scale, objectPosition, transform: `scale(${scale})`, transformOrigin: objectPosition };
}

/** A page's photo, cut to the guide's shape around what its author wants seen. */
export function Photo({ reading, image, isOld = false }: Props) {
  if (!image) return null;
  const { read, around, words } = reading;
  const alt = image.is_decorative ? undefined : read(image.alt);
  const url = (width: number) => around.imageUrl(image.key, width);
  const { scale, ...cut } = cutOf(image);
  return (
    <figure className={`g-photo${isOld ? " g-photo-was" : ""}`}>
      <img
        src={url(1280)}
        srcSet={WIDTHS.map((width) => `${url(width)} ${width}w`).join(", ")}
        sizes={`(min-width: 900px) ${Math.round(512 * scale)}px, ${Math.round(100 * scale)}vw`}
        width="1280"
        height="800"
        alt={alt?.text ?? ""}
        style={cut}
        {...(alt ? languageOf(alt) : {})}
      />
      {isOld && <span className="g-word g-word-state">{words.as_it_was}</span>}
    </figure>
  );
}
