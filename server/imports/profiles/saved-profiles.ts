import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { ImportProfile, ProfileFile } from "#contract/imports.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { audit } from "#server/platform/records/audit.ts";
import { isImportField, languageOfField } from "../mapping/import-targets.ts";
import { readImport } from "../service.ts";
import { ALGORITHM_FILES } from "./algorithm-files.ts";
import { DEVICE_FILES } from "./device-files.ts";
import { fitRecipe } from "./fit-profile.ts";

const BUILT_IN = { devices: DEVICE_FILES, algorithms: ALGORITHM_FILES };
const MAX_PROFILES = 200;

/** Profiles for an import: saved ones, and the built-in ones that fit, each in the file's own column names. */
export async function listProfiles(ctx: TenantCtx, id: string): Promise<ImportProfile[]> {
  const { subject, columns } = await readImport(ctx, id);
  const names = columns.map(({ name }) => name);
  const rows = await ctx.db
    .selectFrom("import_profiles")
    .select(["id", "subject", "name", "columns", "recipe", "options"])
    .where("customer_id", "=", ctx.customer_id)
    .where("subject", "=", subject)
    .orderBy(sql`lower(name)`)
    .$castTo<ProfileFile & { id: string }>()
    .execute();
  const saved = rows.map((profile) => ({ ...profile, is_built_in: false, ...fitRecipe(profile, names) }));
  const built_in = BUILT_IN[subject].map((profile) => ({
    ...profile,
    name: profile.id,
    is_built_in: true,
    ...fitRecipe(profile, names),
  }));
  return [...saved, ...built_in.filter(({ fits }) => fits)];
}

const checkFields = ({ subject, recipe: { fields, groups } }: ProfileFile) => {
  const unknown = [fields, ...groups]
    .flatMap((one) => Object.keys(one))
    .find((field) => !isImportField(subject, field) && languageOfField(subject, field) === undefined);
  if (unknown !== undefined)
    throw new AppError("invalid_input", `The profile names a field we do not have: ${unknown}`, {
      fields: { "profile.recipe": `Unknown field: ${unknown}` },
    });
};

/** Replaces a profile with the same name. */
export const saveProfile = (ctx: TenantCtx, profile: ProfileFile) =>
  inTransaction(ctx, async (ctx) => {
    checkFields(profile);
    const { customer_id } = ctx;
    const { subject, name } = profile;
    const { count } = await ctx.db
      .selectFrom("import_profiles")
      .select((of) => of.fn.countAll<number>().as("count"))
      .where("customer_id", "=", customer_id)
      .executeTakeFirstOrThrow();
    if (count >= MAX_PROFILES)
      throw new AppError("invalid_input", `A workspace has at most ${MAX_PROFILES} profiles. Delete one first`);
    const before = await ctx.db
      .selectFrom("import_profiles")
      .select(["subject", "name"])
      .where("customer_id", "=", customer_id)
      .where("subject", "=", subject)
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .forUpdate()
      .executeTakeFirst();
    const content = {
      columns: JSON.stringify(profile.columns),
      recipe: JSON.stringify(profile.recipe),
      options: JSON.stringify(profile.options),
    };
    const { id } = await ctx.db
      .insertInto("import_profiles")
      .values({ id: uuidv7(), customer_id, subject, name, ...content, created_by: userIdOf(ctx) })
      .onConflict((row) => row.expression(sql`customer_id, subject, lower(name)`).doUpdateSet({ name, ...content }))
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(ctx, {
      action: before ? "import_profile.updated" : "import_profile.created",
      subject_type: "import_profile",
      subject_id: id,
      before,
      after: { subject, name },
    });
    return { id };
  });

export const removeProfile = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const removed = await ctx.db
      .deleteFrom("import_profiles")
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .returning(["subject", "name"])
      .executeTakeFirst();
    if (!removed) throw notFound("Profile");
    await audit(ctx, {
      action: "import_profile.removed",
      subject_type: "import_profile",
      subject_id: id,
      before: removed,
    });
  });
