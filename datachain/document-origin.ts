import type { JsonObject } from "./document-form.ts";
import { lose, type Writing } from "./document-writing.ts";
import { filledIn } from "./text.ts";
import type { LText } from "./model.ts";

/** The imported title in all its languages, as long as the record still has that name. */
export function titleOf({ input }: Pick<Writing, "input">): LText {
  const { head, content } = input;
  const imported = content.origin?.title;
  if (!imported) return head.title;
  const isSame = Object.keys(head.title).some((locale) => filledIn(head.title, locale) === filledIn(imported, locale));
  return isSame ? { ...imported, ...head.title } : head.title;
}

/** Notes of the machine that wrote the imported document: only those on elements that are still here. */
function writeProvenance(written: readonly JsonObject[], writing: Writing) {
  const provenance = writing.input.content.origin?.authoring_provenance;
  const { element_provenance: notes, ...said } = provenance ?? {};
  if (!provenance || !notes) return { standard: provenance, aside: undefined };
  const keys = new Set(written.flatMap(({ element_id, element_instance_id }) => [element_id, element_instance_id]));
  const split = (isHere: boolean) => Object.entries(notes).filter(([key]) => keys.has(key) === isHere);
  const lost = split(false);
  for (const [key] of lost) lose(writing, "PROVENANCE", `origin/authoring_provenance/element_provenance/${key}`);
  return {
    standard: { ...said, element_provenance: Object.fromEntries(split(true)) },
    aside: lost.length > 0 ? Object.fromEntries(lost) : undefined,
  };
}

/** What an imported document said about itself. */
export function writeOrigin(written: readonly JsonObject[], writing: Writing) {
  const { instance_version, linked_instance_ids = [] } = writing.input.content.origin ?? {};
  const links = linked_instance_ids.length > 0 ? linked_instance_ids : undefined;
  const provenance = writeProvenance(written, writing);
  return {
    standard: { instance_version, linked_instance_ids: links, authoring_provenance: provenance.standard },
    aside: { element_provenance: provenance.aside },
  };
}
