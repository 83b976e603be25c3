import type { ReactNode } from "react";
import type { Reading } from "../reading.ts";
import type { Section } from "../sections/section.ts";
import { Checked } from "./Checked.tsx";

type Props = {
  readonly reading: Reading;
  readonly sections: readonly (Section | null)[];
  readonly checked_on: string | null;
  /** After the last section. */
  readonly end?: ReactNode;
};

/** The page's sections, with a table of contents beside them where there is room. */
export function Sections({ reading, sections, checked_on, end }: Props) {
  const { words, id } = reading;
  const shown = sections.filter((section) => section !== null);
  return (
    <div className="g-cols">
      <nav className="g-toc" aria-label={words.on_this_page} {...reading.ours}>
        <p className="g-toc-title">{words.on_this_page}</p>
        <ul>
          {shown.map((section) => (
            <li key={section.id}>
              <a href={`#${id(section.id)}`}>{section.title}</a>
            </li>
          ))}
        </ul>
        <Checked reading={reading} on={checked_on} />
      </nav>
      <div className="g-col">
        {shown.map(({ id: name, title, isBare, content }) =>
          isBare ? (
            <section key={name} id={id(name)} aria-label={title}>
              {content}
            </section>
          ) : (
            <section key={name} id={id(name)} className="g-section" aria-labelledby={id(`${name}-title`)}>
              <h2 id={id(`${name}-title`)} {...reading.ours}>
                {title}
              </h2>
              {content}
            </section>
          ),
        )}
        <Checked reading={reading} on={checked_on} isEnd />
        {end}
      </div>
    </div>
  );
}
