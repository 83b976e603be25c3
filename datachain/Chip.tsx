import type { ReactNode } from "react";
import { meaningOf } from "./chips.ts";
import { glyphColorOn } from "./colors.ts";
import type { Identifiability } from "./model.ts";
import type { ResolvedPlacement } from "./resolved.ts";
import { Said } from "./Said.tsx";

/** The word for a colour. Without a colour it is an outlined tag. */
export function Chip({ color, children }: { readonly color?: string | null; readonly children: ReactNode }) {
  return color ? (
    <span className="chain-chip chain-chip-filled" style={{ background: color, color: glyphColorOn(color) }}>
      {children}
    </span>
  ) : (
    <span className="chain-chip">{children}</span>
  );
}

/** “De-identified” stays on one line. */
const isHyphenated = (text: string) => /^\p{Script=Latin}+-\p{Script=Latin}+$/u.test(text);

type ChipsProps = {
  readonly placement: ResolvedPlacement;
  readonly words: Readonly<Record<Identifiability, string>>;
  /** Also says that nobody can be identified, where people would wonder. */
  readonly always?: boolean;
};

/** A placement's colours in words. */
export function PlacementChips({ placement, words, always = false }: ChipsProps) {
  return meaningOf(placement, words, always).map(({ said, color }, index) => (
    <Chip key={index} color={color}>
      {typeof said !== "string" ? (
        <Said isShort text={said} />
      ) : isHyphenated(said) ? (
        <span className="whole-word">{said}</span>
      ) : (
        said
      )}
    </Chip>
  ));
}
