import { fill } from "../fill.ts";
import { languageTag } from "../language.ts";
import type { WithheldPart } from "../page-history.ts";
import type { Reading } from "../reading.ts";
import { serviceWords } from "../service-words.ts";
import { Icon } from "./Icon.tsx";

type ReasonProps = { readonly reading: Reading; readonly reason: string };

/** Plain text in the site's default language, as the staff wrote it. */
export function Reason({ reading: { site, locale }, reason }: ReasonProps) {
  const lang = site.default_locale === locale ? undefined : languageTag(site.default_locale);
  return (
    <span lang={lang} dir={lang && "auto"}>
      {reason}
    </span>
  );
}

type Props = { readonly reading: Reading; readonly parts: readonly WithheldPart[] };

/** What versions do not show, and why, in its place. */
export function WithheldParts({ reading, parts }: Props) {
  const { formats } = reading;
  const words = serviceWords(reading);
  if (parts.length === 0) return null;
  return (
    <ul className="g-withheld">
      {parts.map(({ number, title, reason }) => (
        <li key={`${number} ${title}`}>
          <Icon name="circle-slash" small />
          <span>
            <b>
              {title === null
                ? fill(words.withheld_title, { number: formats.number(number) })
                : `${title}: ${fill(words.not_shown, { number: formats.number(number) })}`}
            </b>
            <Reason reading={reading} reason={reason} />
          </span>
        </li>
      ))}
    </ul>
  );
}
