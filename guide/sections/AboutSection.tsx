import type { ResolvedChain } from "#datachain/resolved.ts";
import { sentencesOf } from "#datachain/sentences.ts";
import type { PageSnapshot } from "../content.ts";
import { languageOf } from "../language-of.ts";
import { Markdown } from "../Markdown.tsx";
import { Icon, type IconName } from "../parts/Icon.tsx";
import type { Reading } from "../reading.ts";
import { categoryNamed } from "../resolve-page.ts";
import type { Section } from "./section.ts";

type Fact = { readonly icon: IconName; readonly text: string };

/** What people ask first of a device: does it know me, how long is it kept, who sees it. In the words of its chain. */
function keyFacts({ chainWords }: Reading, chain: ResolvedChain | undefined): Fact[] {
  if (!chain) return [];
  const sentences = sentencesOf(chain, chainWords.sentences);
  const sentenceOf = (standard_id: string) => {
    const category = categoryNamed(chain, standard_id);
    if (!category || category.placements.length === 0) return undefined;
    return sentences.find(({ category_ids }) => category_ids.includes(category.id))?.sentence;
  };
  const facts: { icon: IconName; text: string | undefined }[] = [
    {
      icon: "users",
      text: chain.identifiability ? chainWords.sentences.identifiability[chain.identifiability] : undefined,
    },
    { icon: "hourglass", text: sentenceOf("retention") },
    { icon: "lock", text: sentenceOf("access") },
  ];
  return facts.flatMap(({ icon, text }) => (text === undefined ? [] : [{ icon, text }]));
}

/** The page's own text. `hasLead`: its subtitle is the first sentence. */
export function aboutSection(
  reading: Reading,
  { content }: PageSnapshot,
  hasLead: boolean,
  chain?: ResolvedChain,
): Section | null {
  const lead = hasLead ? reading.read(content.subtitle) : undefined;
  const body = reading.read(content.body);
  const facts = keyFacts(reading, chain);
  if (!lead && !body && facts.length === 0) return null;
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
        {facts.length > 0 && (
          <ul className="g-keyfacts">
            {facts.map(({ icon, text }) => (
              <li key={icon}>
                <Icon name={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    ),
  };
}
