import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Conflict, RestoreReport } from "#contract/customer-file.ts";
import { nameAdministrator } from "#server/installation/name-administrators.ts";
import { queueVariants } from "#server/platform/media/image-variants.ts";
import { audit } from "#server/platform/records/audit.ts";
import type { Services } from "#server/platform/services.ts";
import { restoreFile } from "./restore-file.ts";
import { fileNameOf } from "./service.ts";
import { eachImage, storeImages } from "./take-images.ts";
import { writeFile } from "./write-file.ts";

type Needs = Pick<Services, "config" | "database" | "storage" | "jobs">;
type Say = (line: string) => void;

export const USAGE = `Guidepost: a whole workspace as one file, and who administers the installation

  list                         the workspaces, by short name
  export <short name> [file]   everything in a workspace; the default file is <short name>-<day>.guidepost.zip
  import <file> [--dry-run]    a file as a new workspace; --dry-run says what would happen and keeps nothing
  administrator <email>        makes somebody who has an account an administrator`;

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function listCustomers({ database }: Needs, say: Say) {
  const customers = await database.system.selectFrom("customers").select(["slug", "name"]).orderBy("slug").execute();
  for (const { slug, name } of customers) say(`${slug}  ${name}`);
}

/** The file appears under its name only when it is complete. */
async function exportCustomer({ database, storage, config }: Needs, slug: string, file: string | undefined, say: Say) {
  const customer = await database.system
    .selectFrom("customers")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!customer) throw new Error(`No workspace has the short name ${slug}. "list" shows them all.`);
  const { id: customer_id } = customer;
  const path = file ?? fileNameOf(slug, new Date());
  const unfinished = `${path}.unfinished`;
  const actor = { kind: "system", id: null } as const;
  await audit(
    { db: database.system, customer_id, actor },
    { action: "customer_file.made", subject_type: "customer", subject_id: customer_id },
  );
  const output = createWriteStream(unfinished, { mode: 0o600 });
  try {
    await pipeline(
      await writeFile({ database, storage, customer_id, made_by: null, made_on: config.app_host }),
      output,
    );
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  say(`${path}: ${megabytes(output.bytesWritten)}`);
}

const CONFLICTS: Record<Conflict["kind"], string> = {
  name: "Name",
  slug: "Short name",
  domain: "Domain",
  short_code: "Short code",
  former_slug: "Former short name",
  taxonomy: "Release of the standard, which differs here",
};

const conflictLine = ({ kind, value, becomes }: Conflict) =>
  `  ${CONFLICTS[kind]} ${value} is in use here: ${becomes === null ? "left out" : `becomes ${becomes}`}`;

function sayReport(report: RestoreReport, say: Say) {
  say(`${report.name} (${report.slug}), made on ${report.made_on} at ${report.made_at}`);
  for (const [name, count] of Object.entries(report.counts)) say(`  ${name.replaceAll("_", " ")}: ${count}`);
  say(`  rows in all: ${report.row_count}, of which ${report.new_id_count} get a new id`);
  say(`  images: ${megabytes(report.image_bytes)}, missing in the file: ${report.missing_image_count}`);
  for (const { name, email, role, has_account } of report.members)
    say(
      `  ${name} <${email}>, ${role}: ${has_account ? "becomes a member" : "has no account here, so only the name is kept"}`,
    );
  for (const id of report.new_taxonomies) say(`  Adds the release ${id} of the standard`);
  for (const conflict of report.conflicts)
    say(
      report.customer_id === null && conflict.kind === "short_code"
        ? `  Short code ${conflict.value} is in use here: gets a new code`
        : conflictLine(conflict),
    );
}

async function importCustomer({ database, storage, jobs }: Needs, path: string, dry_run: boolean, say: Say) {
  const account = await database.system.selectFrom("users").select("id").where("admin", "=", true).executeTakeFirst();
  if (!account)
    throw new Error(
      "There is no administrator yet. Open the set-up link that Guidepost prints at its start, then import.",
    );
  const order = { path, dry_run, by: null };
  if (dry_run) {
    await eachImage(path, () => undefined);
    sayReport(await restoreFile(database, order), say);
    return say("Dry run: nothing was kept.");
  }
  const { keys, takeBack } = await storeImages({ database, storage }, path);
  const report = await restoreFile(database, order).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  for (const key of keys) await queueVariants(jobs, key);
  sayReport(report, say);
  return say("Imported. If nobody here is its manager, an administrator invites one on the Workspaces screen.");
}

/** Runs a command line; false if it was not understood. */
export async function runCommand(needs: Needs, words: readonly string[], say: Say): Promise<boolean> {
  const [verb, first, second, ...rest] = words.filter((word) => word !== "--dry-run");
  const is_dry = words.includes("--dry-run");
  if (rest.length || (is_dry && verb !== "import")) return false;
  if (verb === "list" && !first) await listCustomers(needs, say);
  else if (verb === "export" && first) await exportCustomer(needs, first, second, say);
  else if (verb === "import" && first && !second) await importCustomer(needs, first, is_dry, say);
  else if (verb === "administrator" && first && !second) {
    await nameAdministrator(needs.database.system, first);
    say(`${first} is an administrator.`);
  } else return false;
  return true;
}
