import type { Reading } from "../reading.ts";
import { Said } from "./Said.tsx";

type Props = { readonly reading: Reading; readonly className: string; readonly size: number };

/** Who answers for the guide: "hosted here by", with the logo. */
export function Hosted({ reading, className, size }: Props) {
  const { site, read, words, around } = reading;
  const host = read(site.hosted_by_label);
  const alt = read(site.responsable_org_logo_alt);
  if (!host && !site.responsable_org_logo_key) return null;
  return (
    <p className={className}>
      <span>{words.hosted_by}</span>
      {site.responsable_org_logo_key && (
        <img
          className="g-crest"
          height={size}
          src={around.imageUrl(site.responsable_org_logo_key, 160)}
          alt={host ? "" : (alt?.text ?? "")}
        />
      )}
      {host && (
        <b>
          <Said text={host} />
        </b>
      )}
    </p>
  );
}
