import { ChainList } from "#datachain/ChainList.tsx";
import type { ResolvedChain } from "#datachain/resolved.ts";
import type { Reading } from "../reading.ts";
import { Slots } from "../parts/Slots.tsx";
import { logoUrlOf } from "../resolve-page.ts";
import type { Section } from "./section.ts";

export function chainSection(reading: Reading, chain: ResolvedChain | undefined, title: string): Section | null {
  if (!chain) return null;
  const { words, chainWords, id } = reading;
  return {
    id: "chain",
    title,
    content: (
      <>
        <p {...reading.ours}>
          <Slots text={words.chain_intro} slots={{ datachain: <b>{words.datachain}</b> }} />
        </p>
        <ChainList chain={chain} words={chainWords} name={id("chain")} logoUrl={logoUrlOf(reading)} />
      </>
    ),
  };
}
