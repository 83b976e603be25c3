import type { PageImage } from "#contract/page-content.ts";
import { cutPhoto } from "../cut-photo.ts";
import { languageOf } from "../language-of.ts";
import type { Reading } from "../reading.ts";

type Props = {
  readonly reading: Reading;
  readonly image: PageImage | null;
  readonly isOld?: boolean;
  /** Show the alternative text below the photo. */
  readonly hasCaption?: boolean;
};

const WIDTHS = [640, 1280];
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A photo, cropped around its author's focus point. */
export function Photo({ reading, image, isOld = false, hasCaption = false }: Props) {
  if (!image) return null;
  const { read, around, words } = reading;
  const alt = image.is_decorative ? undefined : read(image.alt);
  const url = (width: number) => around.imageUrl(image.key, width);
  const { x, y, scale } = cutPhoto(image);
  const at = `${percent(x)} ${percent(y)}`;
  return (
    <figure className={`g-photo${isOld ? " g-photo-was" : ""}`}>
      <div className="g-photo-cut">
        <img
          src={url(1280)}
          srcSet={WIDTHS.map((width) => `${url(width)} ${width}w`).join(", ")}
          sizes={`(min-width: 900px) ${Math.round(512 * scale)}px, ${Math.round(100 * scale)}vw`}
          width="1280"
          height="800"
          alt={alt?.text ?? ""}
          style={{ objectPosition: at, ...(scale > 1 && { transform: `scale(${scale})`, transformOrigin: at }) }}
          {...(alt ? languageOf(alt) : {})}
        />
        {isOld && <span className="g-word g-word-state">{words.as_it_was}</span>}
      </div>
      {hasCaption && alt && (
        // screen readers already read the image's alternative text
        <figcaption aria-hidden="true" {...languageOf(alt)}>
          {alt.text}
        </figcaption>
      )}
    </figure>
  );
}
