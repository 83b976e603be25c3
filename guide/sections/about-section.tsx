import type { PageSnapshot } from "../content.ts";
import { languageOf } from "../language-of.ts";
import { Markdown } from "../Markdown.tsx";
import type { Reading } from "../reading.ts";
import type { Section } from "./section.ts";

/** The page's own text. `hasLead`: its subtitle is the first sentence. */
export function aboutSection(reading: Reading, { content }: PageSnapshot, hasLead: boolean): Section | null {
  const lead = hasLead ? reading.read(content.subtitle) : undefined;
  const body = reading.read(content.body);
  if (!lead && !body) return null;
  return {
    id: "about",
    title: reading.words.in_short,
    isBare: true,
    content: (
      <div className="g-prose">
        {lead && (
          <p className="g-lead" {...languageOf(lead)}>
            <b>{lead.text}</b>
          </p>
        )}
        {body && <Markdown text={body} idPrefix={reading.id("about-")} />}
      </div>
    ),
  };
}
