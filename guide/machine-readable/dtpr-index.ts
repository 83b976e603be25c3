import type { LText } from "#contract/texts.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { languageTag } from "../language.ts";
import type { PageCard } from "../content.ts";
import { pathOf } from "../paths.ts";
import { addressOf, documentPath, type GuideAt } from "./addresses.ts";
import { API_CATALOG_PATH } from "./api-catalog.ts";
import { DATA_LICENCE } from "./licence.ts";

/** A page with a datachain. */
export type IndexedPage = Pick<PageCard, "type" | "slug" | "title" | "taxonomy_id"> & {
  readonly published_at: string;
};

const listed = (text: LText) => Object.entries(text).map(([locale, value]) => ({ locale: languageTag(locale), value }));

function headOf(guide: GuideAt) {
  const { site } = guide;
  return {
    standard: "DTPR",
    guide: {
      url: addressOf(guide, "/"),
      name: listed(site.name),
      languages: site.locales.map(languageTag),
      contact: site.contact_email,
    },
    licence: DATA_LICENCE,
    open_data: addressOf(guide, "/data/catalog.jsonld"),
    api_catalog: addressOf(guide, API_CATALOG_PATH),
    feed: addressOf(guide, "/feed.atom"),
  };
}

const documentOf = (guide: GuideAt, page: IndexedPage, taxonomy: Taxonomy) => ({
  url: addressOf(guide, documentPath(page)),
  page: addressOf(guide, pathOf(page)),
  kind: taxonomy.kind,
  vocabulary: taxonomy.id,
  title: listed(page.title),
  updated_at: page.published_at,
});

const vocabularyOf = ({ id, kind, based_on, source, license }: Taxonomy) => ({ id, kind, based_on, source, license });

/**
 * The guide, its vocabularies, and the address of every document. Vocabularies come last because they are only known once
 * all documents are written.
 */
export async function* dtprIndex(
  guide: GuideAt,
  batches: AsyncIterable<readonly IndexedPage[]>,
  taxonomyOf: (id: string) => Promise<Taxonomy>,
): AsyncGenerator<string> {
  const used = new Map<string, Taxonomy>();
  const find = async (id: string) => {
    const taxonomy = used.get(id) ?? (await taxonomyOf(id));
    used.set(id, taxonomy);
    return taxonomy;
  };
  yield `${JSON.stringify(headOf(guide)).slice(0, -1)},"documents":[`;
  let isFirst = true;
  for await (const pages of batches)
    for (const page of pages) {
      if (page.taxonomy_id === null) continue;
      yield `${isFirst ? "\n" : ",\n"}${JSON.stringify(documentOf(guide, page, await find(page.taxonomy_id)))}`;
      isFirst = false;
    }
  yield `],"vocabularies":${JSON.stringify([...used.values()].map(vocabularyOf))}}\n`;
}
