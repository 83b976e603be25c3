import { sql } from "kysely";
import type { SourceChange, TextPlace, TextSubject } from "#contract/translations.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { readAt, textPath } from "./text-path.ts";

/** A change with a subject's texts before and after. Audit entries contain only the changed fields. */
type Step = {
  readonly subject_id: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly at: string;
  readonly by: string | null;
  readonly is_mine: boolean;
};
type Steps = (ctx: TenantCtx, ids: readonly string[]) => Promise<readonly Step[]>;

/** Older changes are not searched, so they have no author. */
const MOST_SAVES = sql.lit(100);
const MOST_ENTRIES = sql.lit(300);

const readSteps = async (ctx: TenantCtx, steps: ReturnType<typeof sql<Step>>) => (await steps.execute(ctx.db)).rows;

/** Newest first, each with the previous version. */
const savesOf: Steps = (ctx, ids) =>
  readSteps(
    ctx,
    sql<Step>`
      select page_id as subject_id, lag(content) over (partition by page_id order by number) as before, content as after,
        updated_at as at, person_name(created_by) as by, coalesce(created_by = ${ctx.actor.id}, false) as is_mine
      from page_revisions where customer_id = ${ctx.customer_id} and page_id = any(${ids}::uuid[])
      order by number desc limit ${MOST_SAVES}`,
  );

const versionsOf: Steps = (ctx, ids) =>
  readSteps(
    ctx,
    sql<Step>`
      select coalesce(chain.device_id, chain.algorithm_id) as subject_id,
        lag(version.content) over (partition by chain.id order by version.number) as before, version.content as after,
        version.updated_at as at, person_name(version.created_by) as by,
        coalesce(version.created_by = ${ctx.actor.id}, false) as is_mine
      from datachain_versions as version join datachains as chain on chain.id = version.datachain_id
      where version.customer_id = ${ctx.customer_id}
        and (chain.device_id = any(${ids}::uuid[]) or chain.algorithm_id = any(${ids}::uuid[]))
      order by version.number desc limit ${MOST_SAVES}`,
  );

const entriesOf =
  (subject_type: TextSubject): Steps =>
  (ctx, ids) =>
    readSteps(
      ctx,
      sql<Step>`
        select subject_id, before, after, at, person_name(actor_id) as by,
          coalesce(actor_id = ${ctx.actor.id}, false) as is_mine
        from audit_entries
        where customer_id = ${ctx.customer_id} and subject_type = ${subject_type} and subject_id = any(${ids}::uuid[])
          and action = ${`${subject_type}.updated`}
        order by at desc limit ${MOST_ENTRIES}`,
    );

const STEPS: Record<TextSubject, Steps> = {
  page: savesOf,
  datachain: versionsOf,
  device: entriesOf("device"),
  algorithm: entriesOf("algorithm"),
  factsheet: entriesOf("factsheet"),
  organization: entriesOf("organization"),
  location: entriesOf("location"),
  site: entriesOf("site"),
};

/** The newest change of this text. */
function changeOf(steps: readonly Step[], { subject_type, subject_id, field }: TextPlace, locale: string) {
  const path = textPath(subject_type, field);
  const step = steps.find(
    ({ subject_id: of, before, after }) =>
      of === subject_id && before !== null && readAt(after, path, locale) !== readAt(before, path, locale),
  );
  return step && { at: new Date(step.at).toISOString(), by: step.by, is_mine: step.is_mine };
}

/** The last author and time of each source text, where known. */
export async function findSourceChanges<T extends TextPlace>(ctx: TenantCtx, texts: readonly T[], locale: string) {
  const found = new Map<T, SourceChange>();
  for (const type of new Set(texts.map(({ subject_type }) => subject_type))) {
    const own = texts.filter(({ subject_type }) => subject_type === type);
    const steps = await STEPS[type](ctx, [...new Set(own.map(({ subject_id }) => subject_id))]);
    for (const text of own) {
      const change = changeOf(steps, text, locale);
      if (change) found.set(text, change);
    }
  }
  return found;
}
