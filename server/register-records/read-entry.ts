import { createHash } from "node:crypto";
import type { PageSnapshot } from "#contract/publications.ts";
import type { StandardMissing } from "#contract/standards.ts";
import type { LText } from "#contract/texts.ts";
import type { StandardSource } from "#factsheet/standards/source.ts";
import { localeFor, SHEET_STANDARD } from "#factsheet/standards/standards.ts";
import { type PublicReading, readPublicPageById } from "#server/pages/publishing/read-public.ts";

type Subject = NonNullable<PageSnapshot["subject"]>;
type Algorithm = StandardSource["algorithm"];

/** An algorithm as its published page shows it, in the register's form. */
export type Entry = {
  readonly record: Readonly<Record<string, unknown>>;
  readonly source_id: string;
  readonly missing: readonly StandardMissing[];
  /** Changes whenever the register should hear of it. */
  readonly digest: string;
  readonly published_at: string;
};

/** The name that publishing took from the record stands for all languages. */
const nameIn = (name: LText, locale: string, default_locale: string) =>
  name[locale] ?? name[default_locale] ?? Object.values(name)[0] ?? "";

/** Only what is public: nothing internal is in a snapshot. */
function algorithmIn(subject: Subject, locale: string, default_locale: string): Algorithm {
  const named = ({ id, name }: { id: string; name: LText }) => ({ id, name: nameIn(name, locale, default_locale) });
  return {
    name: nameIn(subject.name, locale, default_locale),
    reference: subject.reference,
    themes: subject.themes as Algorithm["themes"],
    lifecycle: (subject.status?.phase ?? "idea") as Algorithm["lifecycle"],
    start_month: subject.since,
    end_month: subject.until,
    publication_category: subject.publication_category as Algorithm["publication_category"],
    algorithm_type: null,
    deployer: subject.accountable && named(subject.accountable),
    department: null,
    suppliers: subject.suppliers.map(({ role, ...one }) => ({
      organization: named(one),
      role: role as Algorithm["suppliers"][number]["role"],
    })),
    contact_email: subject.contact.email,
    contact_url: subject.contact.url,
    labels: [],
    image_key: null,
    review_due_on: null,
    last_verified_on: null,
    internal_notes: null,
    summary: subject.summary,
  };
}

const pageOf = ({ db, customer_id }: PublicReading, algorithm_id: string) =>
  db
    .selectFrom("pages")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("algorithm_id", "=", algorithm_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

/** Organizations may share a reference: then it does not tell their algorithms apart. */
async function isShared({ db, customer_id }: PublicReading, { id, reference }: Subject) {
  const other = await db
    .selectFrom("algorithms")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("reference", "=", reference)
    .where("id", "<>", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return other !== undefined;
}

/** Undefined unless the algorithm's page is public. */
export async function readEntry(reading: PublicReading, algorithm_id: string): Promise<Entry | undefined> {
  const page = await pageOf(reading, algorithm_id);
  const found = page && (await readPublicPageById(reading, page.id));
  if (found?.kind !== "page") return undefined;
  const { snapshot, published_at } = found;
  const { subject, answers, default_locale } = snapshot;
  if (!subject) return undefined;
  const locale = localeFor("nl_register", snapshot);
  const algorithm = algorithmIn(subject, locale, default_locale);
  const written = SHEET_STANDARD.nl_register.write({ algorithm, answers: answers ?? {} }, locale);
  const source_id = subject.reference && !(await isShared(reading, subject)) ? subject.reference : subject.id;
  const record = { ...written.record, source_id };
  const digest = createHash("sha256").update(JSON.stringify(record)).digest("base64url");
  return { record, source_id, missing: written.missing, digest, published_at };
}
