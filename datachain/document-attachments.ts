import { clean, compact, type JsonObject, ours, splitText } from "./document-form.ts";
import type { Writing } from "./document-writing.ts";
import type { Action, LText, Placement, Source } from "./model.ts";

export function writeText(text: LText, { form, left }: Writing) {
  const split = splitText(text, form);
  if (split.rest) left.add("LOCALES");
  return split;
}

export const unlessEmpty = <T>(items: readonly T[]) => (items.length > 0 ? items : undefined);

function writeAction(action: Action, writing: Writing): JsonObject {
  const { values, rest } = writeText(action.label, writing);
  return { type: action.type, label: values, target: action.target, ...ours({ label: rest }) };
}

export function writeSource({ type, title, url, citation }: Source): JsonObject {
  const isAddress = url !== null && URL.canParse(url);
  return {
    ...compact({ type, title, url: isAddress ? url : undefined, citation: citation ?? undefined }),
    ...ours({ url: isAddress ? undefined : (url ?? undefined) }),
  };
}

/** DTPR requires a title. */
export const isCitable = ({ title }: Source) => title.trim() !== "";

const actionAside = ({ type, label, target }: Action) => ({ type, label: clean(label), target });
export const sourceAside = ({ type, title, url, citation }: Source) => ({ type, title, url, citation });

/** Actions and sources: in DTPR's fields where the form has them, else in our extension. */
export function writeAttachments(placement: Placement, writing: Writing) {
  const hasPlaces = writing.form.id === "instance";
  const isUsable = ({ target }: Action) => hasPlaces && target !== "";
  const isSource = (source: Source) => hasPlaces && isCitable(source);
  const actions = placement.actions.filter(isUsable).map((action) => writeAction(action, writing));
  const sources = placement.sources.filter(isSource).map(writeSource);
  if (actions.length < placement.actions.length) writing.left.add("ACTIONS");
  if (sources.length < placement.sources.length) writing.left.add("SOURCES");
  return {
    standard: compact({ actions: unlessEmpty(actions), sources: unlessEmpty(sources) }),
    aside: {
      actions: unlessEmpty(placement.actions.filter((action) => !isUsable(action)).map(actionAside)),
      sources: unlessEmpty(placement.sources.filter((source) => !isSource(source)).map(sourceAside)),
    },
  };
}
