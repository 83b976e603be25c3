import type { Identifiability } from "#datachain/model.ts";
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

/** What people ask first about a device: does it identify me, how long is data kept, who sees it. From its datachain. */
function keyFacts(
  { chainWords }: Reading,
  identifiability: Identifiability | null | undefined,
  chain: ResolvedChain | undefined,
): Fact[] {
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
      text: identifiability ? chainWords.sentences.identifiability[identifiability] : undefined,
    },
    { icon: "hourglass", text: sentenceOf("retention") },
    { icon: "lock", text: sentenceOf("access") },
  ];
  return facts.flatMap(({ icon, text }) => (text === undefined ? [] : [{ icon, text }]));
}

/** The page's own text. `hasLead`: its subtitle becomes the first sentence. */
export function aboutSection(
  reading: Reading,
  { content, chain: published }: PageSnapshot,
  hasLead: boolean,
  chain?: ResolvedChain,
): Section | null {
  const lead = hasLead ? reading.read(content.subtitle) : undefined;
  const body = reading.read(content.body);
  const facts = keyFacts(reading, published?.identifiability, chain);
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
