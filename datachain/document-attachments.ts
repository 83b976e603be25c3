import { clean, compact, type JsonObject, ours } from "./document-form.ts";
import { lose, type Writing, writeText } from "./document-writing.ts";
import type { Action, Placement, Source } from "./model.ts";

export const unlessEmpty = <T>(items: readonly T[]) => (items.length > 0 ? items : undefined);

function writeAction(action: Action, at: string, writing: Writing): JsonObject {
  const { values, rest } = writeText(action.label, `${at}/label`, writing);
  return { type: action.type, label: values, target: action.target, ...ours({ label: rest }) };
}

const isAddress = (url: string) => URL.canParse(url);

function writeSource({ type, title, url, citation }: Source): JsonObject {
  const isGood = url !== null && isAddress(url);
  return {
    ...compact({ type, title, url: isGood ? url : undefined, citation: citation ?? undefined }),
    ...ours({ url: isGood ? undefined : (url ?? undefined) }),
  };
}

/** DTPR requires a title. */
const isCitable = ({ title }: Source) => title.trim() !== "";

const actionAside = ({ type, label, target }: Action) => ({ type, label: clean(label), target });
const sourceAside = ({ type, title, url, citation }: Source) => ({ type, title, url, citation });

/** Sources in DTPR's field where the form has it, else for our extension. */
export function writeSources(sources: readonly Source[], at: string, writing: Writing) {
  const isStandard = (source: Source) => writing.form.id === "instance" && isCitable(source);
  for (const source of sources) {
    if (!isStandard(source)) lose(writing, "SOURCES", `${at}/${source.id}`);
    else if (source.url !== null && !isAddress(source.url)) lose(writing, "SOURCES", `${at}/${source.id}/url`);
  }
  return {
    standard: sources.filter(isStandard).map(writeSource),
    aside: unlessEmpty(sources.filter((source) => !isStandard(source)).map(sourceAside)),
  };
}

/** Actions and sources: in DTPR's fields where the form has them, else in our extension. */
export function writeAttachments(placement: Placement, at: string, writing: Writing) {
  const isUsable = ({ target }: Action) => writing.form.id === "instance" && target !== "";
  const pathOf = ({ id }: Action) => `${at}/actions/${id}`;
  const actions = placement.actions.filter(isUsable).map((action) => writeAction(action, pathOf(action), writing));
  const unusable = placement.actions.filter((action) => !isUsable(action));
  for (const action of unusable) lose(writing, "ACTIONS", pathOf(action));
  const sources = writeSources(placement.sources, `${at}/sources`, writing);
  return {
    standard: compact({ actions: unlessEmpty(actions), sources: unlessEmpty(sources.standard) }),
    aside: { actions: unlessEmpty(unusable.map(actionAside)), sources: sources.aside },
  };
}
