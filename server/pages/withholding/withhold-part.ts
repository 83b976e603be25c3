import type { PageSnapshot } from "#contract/publications.ts";

/** The field of an entry (`list-entries.ts`) is part of what can be withheld: `places.{id}.address` of `places.{id}`. */
const PARTS = [
  /^content\.(headline|subtitle|body|image)(?=\.|$)/,
  /^content\.questions\.[^.]+/,
  /^labels$/,
  /^relations\.[^.]+\.[^.]+\.[^.]+$/,
  /^subject\.[^.]+/,
  /^organizations\.[^.]+/,
  /^chain\.(elements|flows)\.[^.]+/,
  /^chain\.(?!taxonomy$|unknown$)[^.]+/,
  /^answers\.[^.]+/,
  /^places\.[^.]+/,
] as const;

/** Undefined for what is not withheld by itself, such as settings. */
export function partOf(field: string): string | undefined {
  const [part] = PARTS.flatMap((pattern) => pattern.exec(field)?.[0] ?? []);
  // a status is its name and its phase
  return part === "subject.phase" ? "subject.status" : part;
}

type Subject = NonNullable<PageSnapshot["subject"]>;
type Chain = NonNullable<PageSnapshot["chain"]>;

const without = <T extends { readonly id: string }>(list: readonly T[], id: string) =>
  list.filter((one) => one.id !== id);
const withoutKey = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Texts become empty, lists too, everything else null. */
function emptied(value: unknown) {
  if (Array.isArray(value)) return [];
  return typeof value === "object" && value !== null ? {} : null;
}

function fromContent({ content, ...snapshot }: PageSnapshot, name: string, id = ""): PageSnapshot {
  if (name === "questions") return { ...snapshot, content: { ...content, questions: without(content.questions, id) } };
  if (name === "image") return { ...snapshot, content: { ...content, image: null } };
  return name === "headline" || name === "subtitle" || name === "body"
    ? { ...snapshot, content: { ...content, [name]: {} } }
    : { ...snapshot, content };
}

function fromSubject(subject: Subject, name: string): Subject {
  if (name === "contact") return { ...subject, contact: { email: null, phone: null, url: null } };
  if (name === "accountable" || name === "status") return { ...subject, [name]: null };
  return name in subject && name !== "kind" && name !== "id"
    ? { ...subject, [name]: emptied(subject[name as keyof Subject]) }
    : subject;
}

/** Only what the remaining placements need: the names of what was placed are withheld with it. */
function withPlacements(chain: Chain, placements: Chain["content"]["placements"]): Chain {
  const { content, organizations } = chain;
  const used = new Set(placements.flatMap((one) => [one.element_id, one.subchain_instance_id, one.organization_id]));
  return {
    ...chain,
    content: {
      ...content,
      placements,
      custom_elements: content.custom_elements.filter(({ id }) => used.has(id)),
      subchain_instances: content.subchain_instances.filter(({ id }) => used.has(id)),
    },
    organizations: organizations.filter(({ id }) => used.has(id)),
  };
}

function fromChain(chain: Chain, name: string, id = ""): Chain {
  const { content } = chain;
  const keep = (is: (one: Chain["content"]["placements"][number]) => boolean) =>
    withPlacements(chain, content.placements.filter(is));
  if (name === "identifiability") return { ...chain, identifiability: null };
  if (name === "sources") return { ...chain, content: { ...content, sources: [] } };
  if (name === "elements") return keep((one) => one.element_id !== id);
  if (name === "flows") return keep((one) => one.subchain_instance_id !== id);
  const kept = keep((one) => one.category_id !== name);
  return { ...kept, content: { ...kept.content, undisclosed: withoutKey(kept.content.undisclosed, name) } };
}

/** Wherever the page names it. */
function fromOrganizations({ subject, chain, ...snapshot }: PageSnapshot, id: string): PageSnapshot {
  return {
    ...snapshot,
    subject: subject && {
      ...subject,
      accountable: subject.accountable?.id === id ? null : subject.accountable,
      suppliers: without(subject.suppliers, id),
    },
    chain:
      chain &&
      withPlacements(
        chain,
        chain.content.placements.filter((one) => one.organization_id !== id),
      ),
  };
}

function fromPlaces({ content, places, ...snapshot }: PageSnapshot, id: string): PageSnapshot {
  return {
    ...snapshot,
    content: { ...content, places: withoutKey(content.places, id) },
    places: without(places, id),
  };
}

/** What an import says about a chain is in no list of parts, but may repeat any of them. */
const withoutOrigin = ({ chain, ...snapshot }: PageSnapshot): PageSnapshot => {
  if (!chain) return { ...snapshot, chain };
  const { origin: _, ...content } = chain.content;
  return { ...snapshot, chain: { ...chain, content } };
};

/** A snapshot without one part of it, named as by `partOf`. */
export function withoutPart(snapshot: PageSnapshot, part: string): PageSnapshot {
  const [root, name = "", ...rest] = part.split(".");
  const { subject, chain, answers } = snapshot;
  if (root === "content") return fromContent(snapshot, name, rest[0]);
  if (root === "subject") return { ...snapshot, subject: subject && fromSubject(subject, name) };
  if (root === "organizations") return fromOrganizations(withoutOrigin(snapshot), name);
  if (root === "chain") return withoutOrigin({ ...snapshot, chain: chain && fromChain(chain, name, rest[0]) });
  if (root === "answers") return { ...snapshot, answers: answers && withoutKey(answers, name) };
  if (root === "places") return fromPlaces(snapshot, name);
  if (root === "labels") return { ...snapshot, labels: [], content: { ...snapshot.content, label_ids: [] } };
  if (root !== "relations") return snapshot;
  const isThis = ({ type, direction, page_id }: PageSnapshot["relations"][number]) =>
    part === `relations.${type}.${direction}.${page_id}`;
  return { ...snapshot, relations: snapshot.relations.filter((one) => !isThis(one)) };
}
