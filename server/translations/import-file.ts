import type * as z from "zod";
import type { Upload } from "#contract/endpoint.ts";
import { hasAtMost } from "#contract/letters.ts";
import { HEADLINE_LETTERS } from "#contract/page-content.ts";
import { type FileChange, type FileProblem, TextSubject, type translationsApi } from "#contract/translations.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { type PageText, type PageTexts, readTexts } from "./read-texts.ts";
import { requireTarget } from "./service.ts";
import { markTexts } from "./mark-texts.ts";
import { type FileUnit, READ_TRANSLATIONS, unitName } from "./translation-file.ts";
import { writeTexts } from "./write-texts.ts";

type Problem = z.infer<typeof FileProblem>;
type Checked = z.output<typeof translationsApi.check.response>;
type Accepted = { readonly unit: FileUnit; readonly text: PageText; readonly page: PageTexts };
type Judged = {
  readonly locale: string;
  readonly accepted: readonly Accepted[];
  readonly unchanged_count: number;
  readonly problems: readonly Problem[];
};

/** Limit of the largest field. */
const LONGEST = 10_000;
const BATCH = 100;

/** Only composes pages that may show one of the texts. */
async function pagesShowing(ctx: TenantCtx, units: readonly FileUnit[]) {
  const subjects = new Set(units.map(({ name }) => name.split("/")[1] ?? ""));
  const pages = await ctx.db
    .selectFrom("pages")
    .select(["id", "device_id", "algorithm_id", "type"])
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const isOwn = ({ id, device_id, algorithm_id }: (typeof pages)[number]) =>
    subjects.has(id) || subjects.has(device_id ?? "") || subjects.has(algorithm_id ?? "");
  const types = new Set(units.map(({ name }) => name.split("/")[0]));
  // organizations and places may be on any page, the site's texts only on the home page
  const isAnywhere = types.has("organization") || types.has("location");
  return pages.filter((page) => isAnywhere || isOwn(page) || (types.has("site") && page.type === "home_page"));
}

const namedTexts = (page: PageTexts) => page.texts.map((text) => [unitName(text), { text, page }] as const);

async function knownTexts(ctx: TenantCtx, units: readonly FileUnit[], locale: string) {
  const known = new Map<string, { text: PageText; page: PageTexts }>();
  const ids = (await pagesShowing(ctx, units)).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH) {
    const pages = await readTexts(ctx, ids.slice(at, at + BATCH), locale);
    for (const [name, found] of pages.flatMap(namedTexts)) if (!known.has(name)) known.set(name, found);
  }
  return known;
}

async function judge(ctx: TenantCtx, { bytes }: Upload): Promise<Judged> {
  const { customer_id } = ctx;
  const file = await ctx.services.workers.run(READ_TRANSLATIONS, { bytes }, { customer_id });
  const { locale } = await requireTarget(ctx, file.locale);
  const known = await knownTexts(ctx, file.units, locale);
  const accepted: Accepted[] = [];
  const problems: Problem[] = [];
  let unchanged_count = 0;
  for (const unit of file.units) {
    const found = known.get(unit.name);
    const code = problemOf(unit, found?.text);
    // untranslated texts come back empty, which is no error
    if (code === "empty" || (found && !code && unit.target === found.text.target)) unchanged_count += 1;
    else if (code) problems.push({ code, unit: unit.name, source: found?.text.source ?? unit.source });
    else if (found) accepted.push({ unit, ...found });
  }
  return { locale, accepted, unchanged_count, problems };
}

const isHeadline = ({ subject_type, field }: PageText) => subject_type === "page" && field === "headline";

function problemOf({ source, target, name }: FileUnit, text: PageText | undefined): Problem["code"] | undefined {
  if (!text || !TextSubject.safeParse(name.split("/")[0]).success) return "unknown_text";
  if (target.trim() === "") return "empty";
  if (target.length > LONGEST || (isHeadline(text) && !hasAtMost(target, HEADLINE_LETTERS))) return "too_long";
  return source.trim() === text.source.trim() ? undefined : "source_changed";
}

const changeOf = ({ unit, text, page }: Accepted): FileChange => ({
  subject_type: text.subject_type,
  subject_id: text.subject_id,
  field: text.field,
  page_id: page.page_id,
  page_title: page.title,
  source: text.source,
  before: text.target,
  after: unit.target,
});

/** Lists the changes without writing them. */
export async function checkFile(ctx: TenantCtx, upload: Upload): Promise<Checked> {
  const { locale, accepted, unchanged_count, problems } = await judge(ctx, upload);
  return { locale, changes: accepted.map(changeOf), unchanged_count, problems: [...problems] };
}

/** All or nothing. Marks the texts as translated from the current source, which the file's source matches. */
export async function applyFile(ctx: TenantCtx, upload: Upload) {
  const { locale, accepted, problems } = await judge(ctx, upload);
  await inTransaction(ctx, async (ctx) => {
    await writeTexts(
      ctx,
      locale,
      accepted.map(({ unit, text: { subject_type, subject_id, field } }) => ({
        subject_type,
        subject_id,
        field,
        target: unit.target,
      })),
    );
    await markTexts(
      ctx,
      locale,
      accepted.map(({ text }) => text),
      { is_from_file: true },
    );
  });
  return { locale, changed_count: accepted.length, problems: [...problems] };
}
