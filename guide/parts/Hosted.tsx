import type { Reading } from "../reading.ts";
import { Said } from "./Said.tsx";

type Props = { readonly reading: Reading; readonly className: string; readonly size: number };

/** The responsible organization: "hosted here by", with the logo. */
export function Hosted({ reading, className, size }: Props) {
  const { site, read, words, around } = reading;
  const label = read(site.hosted_by_label);
  // the logo's alternative text is the host's name
  const host = read(site.responsable_org_logo_alt);
  const { responsable_org_logo_key: logo } = site;
  if (!host && !logo) return null;
  return (
    <p className={className}>
      <span>{label ? <Said text={label} /> : words.hosted_by}</span>
      {logo && <img className="g-crest" style={{ height: size }} src={around.imageUrl(logo, 160)} alt="" />}
      {host && (
        <b>
          <Said text={host} />
        </b>
      )}
    </p>
  );
}
