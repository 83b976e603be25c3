import type { UiLocale } from "#contract/common.ts";
import type { DeviceType } from "#contract/devices.ts";
import { templateTexts } from "./algorithm-template-texts.ts";
import { ALGORITHM_SUGGESTIONS } from "./algorithm-templates.ts";
import { DEVICE_SUGGESTIONS } from "./device-templates.ts";
import type { GlyphName } from "./glyphs.ts";
import { inAllLanguages } from "./in-all-languages.ts";
import type { Kind, LText, Placement } from "./model.ts";
import {
  ALGORITHM_TEMPLATES,
  type AllTemplateFaqs,
  type AllTemplateWords,
  DEVICE_TEMPLATES,
  type TemplateId,
} from "./template-ids.ts";
import { en as enFaq } from "./template-faq/en.ts";
import { es as esFaq } from "./template-faq/es.ts";
import { fr as frFaq } from "./template-faq/fr.ts";
import { km as kmFaq } from "./template-faq/km.ts";
import { pt as ptFaq } from "./template-faq/pt.ts";
import { tl as tlFaq } from "./template-faq/tl.ts";
import { TEMPLATE_GLYPHS } from "./template-glyphs.ts";
import { en } from "./template-words/en.ts";
import { es } from "./template-words/es.ts";
import { fr } from "./template-words/fr.ts";
import { km } from "./template-words/km.ts";
import { pt } from "./template-words/pt.ts";
import { tl } from "./template-words/tl.ts";

const WORDS: Readonly<Record<UiLocale, AllTemplateWords>> = { en, es, fr, pt, tl, km };
const FAQS: Readonly<Record<UiLocale, AllTemplateFaqs>> = {
  en: enFaq,
  es: esFaq,
  fr: frFaq,
  pt: ptFaq,
  tl: tlFaq,
  km: kmFaq,
};

/** A chain to start from, with draft texts to adapt. */
export type Template = {
  readonly id: TemplateId;
  readonly kind: Kind;
  readonly glyph: GlyphName;
  readonly device_type?: DeviceType;
  readonly name: LText;
  readonly summary: LText;
  readonly faq: readonly { readonly question: LText; readonly answer: LText }[];
  readonly placements: readonly {
    readonly category_id: string;
    readonly element_id: string;
    readonly context_value?: string;
    readonly variables?: Placement["variables"];
  }[];
};

type Suggested = string | readonly [element_id: string, context_value: string];

const placementsOf = (chain: Readonly<Record<string, readonly Suggested[]>>): Template["placements"] =>
  Object.entries(chain).flatMap(([category_id, elements]) =>
    elements.map((suggested) => {
      if (typeof suggested === "string") return { category_id, element_id: suggested };
      const [element_id, context_value] = suggested;
      return { category_id, element_id, context_value };
    }),
  );

const lookOf = (id: TemplateId) => ({
  glyph: TEMPLATE_GLYPHS[id],
  name: inAllLanguages(WORDS, (words) => words[id].name),
  summary: inAllLanguages(WORDS, (words) => words[id].summary),
  faq: enFaq[id].map((_, place) => ({
    question: inAllLanguages(FAQS, (faqs) => faqs[id][place]?.[0] ?? ""),
    answer: inAllLanguages(FAQS, (faqs) => faqs[id][place]?.[1] ?? ""),
  })),
});

export const TEMPLATES: readonly Template[] = [
  ...DEVICE_TEMPLATES.map((id): Template => {
    const { chain, ...rest } = DEVICE_SUGGESTIONS[id];
    return { id, kind: "device", ...rest, ...lookOf(id), placements: placementsOf(chain) };
  }),
  ...ALGORITHM_TEMPLATES.map((id): Template => {
    const { chain, ...rest } = ALGORITHM_SUGGESTIONS[id];
    const placements = placementsOf(chain).map((placement) => ({
      ...placement,
      variables: templateTexts(id, placement),
    }));
    return { id, kind: "algorithm", ...rest, ...lookOf(id), placements };
  }),
];

export const templatesFor = (kind: Kind) => TEMPLATES.filter((template) => template.kind === kind);
