/** Text by content locale: `{ en: "…", km: "…" }`. */
export type LText = Readonly<Record<string, string>>;

export const KINDS = ["device", "algorithm"] as const;
export type Kind = (typeof KINDS)[number];

export const SHAPES = ["hexagon", "circle", "rounded-square", "octagon"] as const;
export type Shape = (typeof SHAPES)[number];

/** Ordered from harmless to severe. */
export const IDENTIFIABILITIES = ["none", "de_identified", "identifiable"] as const;
export type Identifiability = (typeof IDENTIFIABILITIES)[number];

/** Name of one of our glyphs (glyphs.ts), or the paths of one from an imported release. */
export type Glyph = string | { readonly view_box: string; readonly paths: readonly string[] };

/** One of several things to tick. `applies_to` lists the elements it makes sense for. */
export type VariableOption = {
  readonly id: string;
  readonly name: LText;
  readonly description: LText;
  readonly applies_to: readonly string[];
};

/** A text field of a placement; with options, a choice of several instead. `only_on` limits it to some elements. */
export type Variable = {
  readonly id: string;
  readonly label: LText;
  readonly required: boolean;
  readonly only_on?: readonly string[] | undefined;
  readonly options?: readonly VariableOption[] | undefined;
};

/** A variable as the release declares it. */
export type StandardVariable = Pick<Variable, "id" | "required" | "only_on"> & {
  readonly is_choice?: boolean | undefined;
};

/** Values are ordered from harmless to severe. A value without a colour is shown as a tag. */
export type ContextValue = {
  readonly id: string;
  readonly name: LText;
  readonly description: LText;
  readonly color: string | null;
};
export type Context = {
  readonly id: string;
  readonly name: LText;
  readonly description: LText;
  readonly values: readonly ContextValue[];
};

export type Category = {
  readonly id: string;
  /** Id in DTPR documents: `device__purpose`. */
  readonly standard_id: string;
  readonly name: LText;
  readonly prompt: LText;
  readonly guidance: LText;
  /** The category as a sentence, with `{list}` for its elements. */
  readonly sentence: LText;
  readonly required: boolean;
  readonly shape: Shape;
  readonly variables: readonly Variable[];
  /** What the release declares, if that differs from what we ask for. Documents keep to it. */
  readonly standard_variables?: readonly StandardVariable[] | undefined;
  readonly context: Context | null;
};

export type Element = {
  readonly id: string;
  readonly category_id: string;
  readonly title: LText;
  readonly description: LText;
  /** Wording in the category's sentence: "a motion detector". Defaults to the title. */
  readonly phrase?: LText | undefined;
  /** Replaces the category's sentence: "The data cannot be seen by {list}." */
  readonly sentence?: LText | undefined;
  readonly glyph: Glyph;
  readonly identifiability: Identifiability;
};

/** Categories that can be repeated together, once per `subchain_instance_id`. */
export type Subchain = { readonly id: string; readonly name: LText; readonly categories: readonly string[] };

/** One version of the DTPR vocabulary; each datachain is pinned to one. Categories and elements are in display order. */
export type Taxonomy = {
  readonly id: string;
  readonly kind: Kind;
  /** The DTPR version that defines these ids: exported documents name it. */
  readonly based_on: string;
  readonly locales: readonly string[];
  /** Languages of the release itself, if fewer: its documents have no others. */
  readonly standard_locales?: readonly string[] | undefined;
  readonly license: string;
  readonly source: string;
  readonly categories: readonly Category[];
  readonly elements: readonly Element[];
  readonly subchains: readonly Subchain[];
};

export const ACTION_TYPES = ["email", "url", "phone", "form", "postal"] as const;
export type Action = {
  readonly id: string;
  readonly type: (typeof ACTION_TYPES)[number];
  readonly label: LText;
  readonly target: string;
};

export const SOURCE_TYPES = [
  "ai_register",
  "model_card",
  "policy_document",
  "api_documentation",
  "framework",
  "standard",
  "regulation",
  "research_paper",
  "prior_art",
  "internal_memo",
  "other",
] as const;
export type Source = {
  readonly id: string;
  readonly type: (typeof SOURCE_TYPES)[number];
  readonly title: string;
  readonly url: string | null;
  readonly citation: string | null;
};

export const DISCLOSURES = ["disclosed", "partly_disclosed", "not_disclosed", "not_applicable"] as const;
export type Disclosure = (typeof DISCLOSURES)[number];

/** An element in a chain. Placements of a category are shown in list order. */
export type Placement = {
  readonly id: string;
  readonly category_id: string;
  readonly element_id: string;
  readonly context_value: string | null;
  /** Null: derived from the context, if any, else from the element. */
  readonly identifiability: Identifiability | null;
  readonly organization_id: string | null;
  readonly subchain_instance_id: string | null;
  readonly variables: Readonly<Record<string, LText>>;
  /** Chosen options by variable. */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly actions: readonly Action[];
  readonly sources: readonly Source[];
  readonly disclosure: Disclosure;
  readonly internal_note: string;
};

/** A custom element, shown as proposed. Its id begins with `custom_`. */
export type CustomElement = {
  readonly id: string;
  readonly category_id: string;
  readonly title: LText;
  readonly description: LText;
  readonly glyph: string;
  readonly identifiability: Identifiability;
};

/** One repetition of a subchain: "data flow of the ranking". */
export type SubchainInstance = {
  readonly id: string;
  readonly subchain_id: string;
  readonly title: LText;
  /** The elements it belongs to, as an imported document named them. */
  readonly head_refs?: readonly string[] | undefined;
};

export const CONFIDENCES = ["high", "medium", "low"] as const;

/** Why a machine chose an element, in its own words. */
export type ElementProvenance = {
  readonly rationale?: string | undefined;
  readonly confidence?: (typeof CONFIDENCES)[number] | undefined;
  readonly source_references?: readonly { readonly quote: string; readonly context?: string | undefined }[] | undefined;
  readonly variable_rationale?: Readonly<Record<string, string>> | undefined;
};

/** Who wrote an imported document, as it says itself. */
export type Provenance = {
  readonly kind: "human" | "ai_generated";
  readonly model?: string | undefined;
  readonly generated_at?: string | undefined;
  /** By element, or by placement. */
  readonly element_provenance?: Readonly<Record<string, ElementProvenance>> | undefined;
};

/** Fields of an imported document that our screens do not edit; its export writes them again. */
export type Origin = {
  readonly title?: LText | undefined;
  readonly instance_version?: string | undefined;
  readonly linked_instance_ids?: readonly string[] | undefined;
  readonly authoring_provenance?: Provenance | undefined;
};

/** The saved chain. */
export type ChainContent = {
  readonly placements: readonly Placement[];
  readonly custom_elements: readonly CustomElement[];
  readonly subchain_instances: readonly SubchainInstance[];
  /** Reason for withholding, by category. */
  readonly undisclosed: Readonly<Record<string, LText>>;
  readonly sources: readonly Source[];
  readonly origin?: Origin | undefined;
};

export const EMPTY_CHAIN: ChainContent = {
  placements: [],
  custom_elements: [],
  subchain_instances: [],
  undisclosed: {},
  sources: [],
};

/** The organization data a chain needs for display. */
export type ChainOrganization = {
  readonly id: string;
  readonly name: LText;
  readonly headline: LText;
  readonly description: LText;
  readonly logo_key: string | null;
};
