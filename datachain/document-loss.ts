/** Why something is not in the standard's part of a document, or not as it was. */
export const LOSS_REASONS = {
  ACTIONS: "This form of document has no buttons, or the button has no target.",
  CONTEXT: "The release has no such option for this element.",
  CUSTOM_ELEMENTS: "The release does not have this element.",
  DESCRIPTION: "This form of document has no description of the single device or algorithm.",
  DISCLOSURE: "The standard cannot say that a fact is disclosed in part or not at all.",
  FILLED: "The release demands a text that the chain does not have, so a placeholder stands in its place.",
  HEAD: "This form of document has no such field.",
  IDENTIFIABILITY: "The standard has no field for the author's own judgement.",
  INTERNAL_NOTE: "Notes for colleagues never leave the workspace.",
  LOCALES: "The release does not have these languages.",
  NO_ELEMENTS: "The chain has no element that the release knows, so readers will refuse the document.",
  OPTIONS: "The release does not offer these options for this element.",
  ORGANIZATION: "The standard has no records of organizations; only names and descriptions as text.",
  OWN_VOCABULARY:
    "The vocabulary inside is Guidepost's own wording of the release, so the document names its own version.",
  OWN_WORDS: "The organization's name is written instead.",
  PROPOSED: "Readers see the proposed element like any other.",
  PROVENANCE: "It is about an element that the document does not contain.",
  REQUIRED_CATEGORY:
    "The release demands this category and the chain leaves it empty, so readers will refuse the document.",
  REQUIRED_CHOICE: "The release demands a choice here and none is made, so readers will refuse the document.",
  SOURCES: "This form of document has no sources, or the source has no title or no valid address.",
  SUBCHAIN: "This form of document has no flows, or the release does not know this one.",
  SUBCHAIN_TITLE: "The standard has no titles of flows.",
  UNDISCLOSED: "The standard cannot say why a category is empty.",
  UNKNOWN_ELEMENTS: "The vocabulary of this chain does not have this element here.",
  VARIABLES: "The release, or the vocabulary of the chain, does not ask for this text at this element.",
} as const;
export type LossCode = keyof typeof LOSS_REASONS;
export const LOSS_CODES = Object.keys(LOSS_REASONS) as LossCode[];

export type Loss = {
  readonly code: LossCode;
  /** The part of the chain: `placements/p1/variables/title`. */
  readonly at: string;
  /** The languages concerned, if not all. */
  readonly locales?: readonly string[];
  /** Whether it is in our extension of the document, so that Guidepost reads it back. */
  readonly kept: boolean;
};

export const explained = (losses: readonly Loss[]) => losses.map((loss) => ({ ...loss, why: LOSS_REASONS[loss.code] }));
