import { sql } from "kysely";
import type { SignDesign } from "#contract/signs.ts";
import { plainMarkdown } from "#datachain/plain-markdown.ts";
import type { ChainContent, LText } from "#datachain/model.ts";
import { organizationsIn } from "#server/datachains/open-chain.ts";
import { readLogos } from "#server/datachains/read-logos.ts";
import type { Db } from "#server/platform/database/db.ts";
import { notFound } from "#server/platform/http/errors.ts";
import type { Services } from "#server/platform/services.ts";
import { contentLocaleOf, type Languages } from "#server/platform/records/texts.ts";
import { readSignRows, type SignRow } from "#server/short-codes/read-signs.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { retiredCode } from "./rules.ts";
import type { OrderedChain, OrderedSign, SignOrder } from "./sign-order.ts";

/** A request, or a job acting for a customer. */
type Reading = {
  readonly db: Db;
  readonly customer_id: string;
  readonly services: Pick<Services, "config" | "database" | "storage">;
};

async function languagesOf({ db, customer_id }: Reading): Promise<Languages> {
  const site = await db
    .selectFrom("sites")
    .select(["locales", "default_locale"])
    .where("customer_id", "=", customer_id)
    .executeTakeFirst();
  if (!site) throw notFound("Site");
  return site;
}

/** The sign's distinct languages; rejects one that the site does not have. */
export async function signLocales(ctx: Reading, { locale, second_locale }: SignDesign) {
  const languages = await languagesOf(ctx);
  const first = contentLocaleOf(languages, locale);
  const second = second_locale === undefined ? first : contentLocaleOf(languages, second_locale);
  const locales: SignOrder["locales"] = second === first ? [first] : [first, second];
  return { locales, languages };
}

type ChainRow = {
  readonly device_id: string | null;
  readonly algorithm_id: string | null;
  readonly taxonomy_id: string;
  readonly content: ChainContent;
};
const ownerOf = ({ device_id, algorithm_id }: Pick<SignRow, "device_id" | "algorithm_id">) =>
  algorithm_id ?? device_id ?? "";

async function readChains(ctx: Reading, rows: readonly SignRow[], languages: Languages) {
  const ids = [...new Set(rows.map(ownerOf).filter(Boolean))];
  const found = await ctx.db
    .selectFrom("datachains")
    .select(["device_id", "algorithm_id", "taxonomy_id", "content"])
    .where("customer_id", "=", ctx.customer_id)
    .where(sql<boolean>`coalesce(algorithm_id, device_id) = any(${ids}::uuid[])`)
    .$castTo<ChainRow>()
    .execute();
  const chains: OrderedChain[] = [];
  for (const { taxonomy_id, content } of found) {
    const organizations = await organizationsIn(ctx, content, { languages, named: undefined });
    chains.push({ taxonomy_id, content, organizations });
  }
  const owners = found.map(ownerOf);
  return { chains, at: (row: SignRow) => owners.indexOf(ownerOf(row)) };
}

const plain = (text: LText | null): LText =>
  Object.fromEntries(Object.entries(text ?? {}).map(([locale, one]) => [locale, plainMarkdown(one)]));
const isFilled = (text: LText | null) => Object.values(text ?? {}).some((one) => one.trim());

function signOf(row: SignRow, chain: number, default_locale: string): OrderedSign {
  const { code, label, place, state, headline, sentence, device_name } = row;
  const named: LText = device_name ? { [default_locale]: device_name } : {};
  return {
    code,
    headline: isFilled(headline) ? plain(headline) : named,
    sentence: plain(sentence),
    place: label ?? place ?? "",
    is_public: state === "active",
    chain: chain < 0 ? null : chain,
  };
}

/** Collects the current data of the signs of these codes. */
export async function collectOrder(
  ctx: Reading,
  ids: readonly string[],
  design: SignDesign,
  { title, made_at }: Pick<SignOrder, "title" | "made_at">,
): Promise<SignOrder> {
  const { config, storage } = ctx.services;
  const { locales, languages } = await signLocales(ctx, design);
  // codes may be retired after a batch was started
  const rows = (await readSignRows(ctx, ids)).filter(({ state }) => state !== "retired");
  if (!rows.length) throw retiredCode();
  const { chains, at } = await readChains(ctx, rows, languages);
  const taxonomies = await Promise.all(
    [...new Set(chains.map(({ taxonomy_id }) => taxonomy_id))].map((id) => findTaxonomy(ctx, id)),
  );
  return {
    design,
    locales,
    default_locale: languages.default_locale,
    origin: `${config.scheme}://${config.short_host}`,
    host: config.short_host,
    taxonomies,
    chains,
    signs: rows.map((row) => signOf(row, at(row), languages.default_locale)),
    logos: await readLogos(
      storage,
      chains.flatMap(({ organizations }) => organizations),
    ),
    title,
    made_at,
  };
}
