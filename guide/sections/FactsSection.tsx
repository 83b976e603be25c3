import type { ReactNode } from "react";
import { factsOf, type SubjectFact, subjectField } from "#contract/records/subject.ts";
import type { LText } from "#contract/texts.ts";
import type { PageSnapshot } from "../content.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { Said } from "../parts/Said.tsx";
import { safeWebUrl } from "../safe-url.ts";
import type { Section } from "./section.ts";

type Subject = NonNullable<PageSnapshot["subject"]>;
type Fact = { readonly name: string; readonly value: ReactNode };

function inUse({ words, formats }: Reading, { since, until }: Subject) {
  if (since && until) return fill(words.from_until, { from: formats.day(since), until: formats.day(until) });
  if (until) return fill(words.until, { date: formats.day(until) });
  return since ? fill(words.since, { date: formats.day(since) }) : null;
}

function Accountable({ reading, subject }: { readonly reading: Reading; readonly subject: Subject }) {
  const name = reading.read(subject.accountable?.name);
  const website = safeWebUrl(subject.accountable?.website);
  if (!name) return null;
  return website ? (
    <a href={website}>
      <Said text={name} />
    </a>
  ) : (
    <Said text={name} />
  );
}

function suppliersOf({ read, words }: Reading, { suppliers }: Subject) {
  const roles: Readonly<Record<string, string>> = words.supplier_roles;
  const named = suppliers.flatMap(({ id, name, role }) => {
    const said = read(name);
    return said ? [{ id, said, role: roles[role] }] : [];
  });
  if (named.length === 0) return null;
  return (
    <ul>
      {named.map(({ id, said, role }) => (
        <li key={`${id} ${role}`}>
          <Said text={said} />
          {role && ` (${role})`}
        </li>
      ))}
    </ul>
  );
}

/** A fact of the record's table, by its kind. */
function factValue({ read, formats }: Reading, subject: Subject, name: SubjectFact): ReactNode {
  const { kind, is_localized } = subjectField(name);
  const value: unknown = subject[name];
  if (is_localized) {
    const text = read(value as LText | undefined);
    return text ? <Said text={text} /> : null;
  }
  if (typeof value !== "string") return null;
  if (kind === "day") return formats.day(value);
  const website = kind === "url" ? safeWebUrl(value) : null;
  return website ? <a href={website}>{value}</a> : <bdi>{value}</bdi>;
}

function allFactsOf(reading: Reading, subject: Subject): Fact[] {
  const { words } = reading;
  const categories: Readonly<Record<string, string>> = words.categories;
  const isAssessed = subject.publication_category !== null && subject.publication_category !== "not_assessed";
  const facts: Fact[] = [
    ...factsOf(subject.kind).map((name) => ({
      name: reading.facts[name].name,
      value: factValue(reading, subject, name),
    })),
    {
      name: words.accountable,
      value: subject.accountable ? <Accountable reading={reading} subject={subject} /> : null,
    },
    { name: words.suppliers, value: suppliersOf(reading, subject) },
    { name: words.category, value: isAssessed ? (categories[subject.publication_category ?? ""] ?? null) : null },
    { name: words.in_use, value: inUse(reading, subject) },
    { name: words.reference, value: subject.reference && <bdi>{subject.reference}</bdi> },
  ];
  return facts.filter(({ value }) => value !== null && value !== "");
}

/** Facts about the device or algorithm outside its datachain. */
export function factsSection(reading: Reading, { subject }: PageSnapshot): Section | null {
  const facts = subject ? allFactsOf(reading, subject) : [];
  if (facts.length === 0) return null;
  return {
    id: "facts",
    title: reading.words.facts,
    content: (
      <dl className="g-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ),
  };
}
