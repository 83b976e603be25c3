import { nameIn } from "#contract/names.ts";
import type { PageSnapshot } from "../content.ts";
import type { Reading } from "../reading.ts";

/** Public labels link to the pages that share them; an algorithm's themes are plain text. */
export function Labels({ reading, snapshot }: { readonly reading: Reading; readonly snapshot: PageSnapshot }) {
  const { words, around, id, locale } = reading;
  const themes: Readonly<Record<string, string>> = words.theme;
  const named = (snapshot.subject?.themes ?? []).flatMap((theme) => themes[theme] ?? []);
  if (snapshot.labels.length + named.length === 0) return null;
  return (
    <ul className="g-pills">
      {snapshot.labels.map((label) => (
        <li key={label.id}>
          <a className="g-pill" href={around.pageUrl(`/?label=${encodeURIComponent(label.id)}#${id("everything")}`)}>
            {nameIn(label, locale)}
          </a>
        </li>
      ))}
      {named.map((name) => (
        <li key={name}>
          <span className="g-pill">{name}</span>
        </li>
      ))}
    </ul>
  );
}
