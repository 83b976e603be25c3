import type { LText } from "#contract/texts.ts";
import { readerWords } from "#datachain/all-reader-words.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { resolveChain } from "#datachain/resolve.ts";
import type { ResolvedChain } from "#datachain/resolved.ts";
import { textIn } from "#datachain/text.ts";
import type { PageCard, PageSnapshot, PublicPlace, Withheld } from "../content.ts";
import type { GuideAt } from "./addresses.ts";

/** The published page of a device or an algorithm. */
export type DataPage = {
  readonly snapshot: PageSnapshot & { readonly type: "device_page" | "algorithm_page" };
  readonly number: number;
  readonly published_at: string;
  readonly first_published_at: string;
};

/** The guide and language a file is written for. */
export type DataReading = {
  readonly guide: GuideAt;
  readonly locale: string;
  readonly taxonomyOf: (id: string) => Taxonomy | undefined;
};

/** Everything a row is made from. */
export type DataRow = DataPage & {
  readonly guide: GuideAt;
  readonly locale: string;
  /** Reads a text in the file's language, else in the guide's default. */
  readonly read: (text: LText | undefined) => string | null;
  readonly chain: ResolvedChain | undefined;
};
/** A publication, as what lists it needs. */
export type ListedVersion = Pick<PageCard, "page_id" | "type" | "slug" | "title"> & {
  readonly number: number;
  readonly note: string | null;
  readonly published_at: string;
  readonly ended_at: string | null;
  readonly withheld: readonly Withheld[];
};
export type VersionRow = Pick<DataRow, "guide" | "locale" | "read"> & { readonly version: ListedVersion };
export type PlaceRow = DataRow & { readonly place: PublicPlace };

function chainOf({ guide, locale, taxonomyOf }: DataReading, { chain }: PageSnapshot) {
  const taxonomy = chain ? taxonomyOf(chain.taxonomy_id) : undefined;
  if (!chain || !taxonomy) return undefined;
  const { default_locale } = guide.site;
  const { content, organizations } = chain;
  const gap = readerWords(locale).sentences.gap;
  return resolveChain({ taxonomy, content, organizations, locale, default_locale, gap });
}

type Told = Pick<DataReading, "guide" | "locale">;
const tellIn = ({ guide, locale }: Told) => ({
  guide,
  locale,
  read: (text: LText | undefined) => textIn(text, locale, guide.site.default_locale)?.text ?? null,
});

export const rowOf = (reading: DataReading, page: DataPage): DataRow => ({
  ...page,
  ...tellIn(reading),
  chain: chainOf(reading, page.snapshot),
});

export const versionRowOf = (told: Told, version: ListedVersion): VersionRow => ({ ...tellIn(told), version });

export const placeRowsOf = (row: DataRow): PlaceRow[] =>
  row.snapshot.places.filter(({ precision }) => precision !== "hidden").map((place) => ({ ...row, place }));
