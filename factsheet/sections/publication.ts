import type { Section } from "../question.ts";

export const PUBLICATION = {
  id: "publication",
  questions: [
    { id: "status_note", kind: "text", max: 300, level: 3, weight: 0 },
    { id: "public_page_url", kind: "url", level: 3, weight: 0 },
    { id: "source_register_url", kind: "url", level: 3, weight: 0 },
    { id: "areas", kind: "words", level: 3, weight: 2 },
    { id: "search_terms", kind: "words", level: 3, weight: 0 },
  ],
} as const satisfies Section;
