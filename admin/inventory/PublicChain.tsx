import { useTranslation } from "#admin/i18n/i18n.ts";
import "#datachain/chain.css";
import { useMemo } from "react";
import { imageUrl } from "#admin/records/image-url.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { readerWords } from "#datachain/all-reader-words.ts";
import { BadgeRow } from "#datachain/BadgeRow.tsx";
import { ChainList } from "#datachain/ChainList.tsx";
import type { ChainContent, ChainOrganization, Taxonomy } from "#datachain/model.ts";
import { resolveChain } from "#datachain/resolve.ts";
import { sentencesOf } from "#datachain/sentences.ts";

export interface ReadChain {
  taxonomy: Taxonomy;
  content: ChainContent;
  organizations: readonly ChainOrganization[];
  locale: string;
  default_locale: string;
}

/** The whole chain as the public reads it in one language, by link and in sentences. */
export function PublicChain(props: ReadChain) {
  const { taxonomy, content, organizations, locale, default_locale } = props;
  const { t } = useTranslation();
  const words = readerWords(locale);
  const { gap } = words.sentences;
  const { chain, told } = useMemo(() => {
    const read = { taxonomy, content, organizations, locale, default_locale };
    return { chain: resolveChain(read), told: resolveChain({ ...read, gap }) };
  }, [taxonomy, content, organizations, locale, default_locale, gap]);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Card aria-labelledby="chain-public">
        <CardHead id="chain-public" title={t("datachains.review.chain")} />
        <CardBody>
          <div lang={locale}>
            <BadgeRow chain={chain} words={words} size={72} logoUrl={imageUrl} />
            <div className="mt-5">
              <ChainList chain={chain} words={words} name="overview" logoUrl={imageUrl} />
            </div>
          </div>
        </CardBody>
      </Card>
      <Card aria-labelledby="chain-sentences">
        <CardHead id="chain-sentences" title={t("datachains.review.sentences")} />
        <CardBody>
          <div lang={locale} className="flex max-w-prose flex-col gap-2">
            {sentencesOf(told, words.sentences).map(({ category_ids, sentence }) => (
              <p key={category_ids.join(" ")}>{sentence}</p>
            ))}
          </div>
        </CardBody>
      </Card>
    </div>
  );
}
