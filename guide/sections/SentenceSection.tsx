import type { ResolvedChain } from "#datachain/resolved.ts";
import { bareId } from "#datachain/roles.ts";
import { sentencesOf } from "#datachain/sentences.ts";
import type { Reading } from "../reading.ts";
import type { Section } from "./section.ts";

const TOLD = ["purpose", "functional_modes", "input_dataset", "output_dataset"];

/** Purpose, function, inputs and outputs as a sentence. */
export function sentenceSection(reading: Reading, chain: ResolvedChain | undefined): Section | null {
  if (!chain) return null;
  const told = chain.categories
    .filter(({ standard_id, placements }) => TOLD.includes(bareId(standard_id)) && placements.length > 0)
    .map(({ id }) => id);
  const sentences = sentencesOf(chain, reading.chainWords.sentences).filter(({ category_ids }) =>
    category_ids.some((id) => told.includes(id)),
  );
  if (sentences.length === 0) return null;
  return {
    id: "sentence",
    title: reading.words.in_sentence,
    isBare: true,
    content: (
      <div className="g-sentence">
        {sentences.map(({ category_ids, sentence }) => (
          <p key={category_ids.join(" ")}>{sentence}</p>
        ))}
      </div>
    ),
  };
}
