import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { pagesApi } from "#contract/pages.ts";
import { type EndingProps, EndRow } from "./EndRow.tsx";

const DeleteDialog = lazyPart(() => import("./DeleteDialog.tsx"), "DeleteDialog");

export function DeleteRow({ site, locale, isReadOnly }: EndingProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const pages = useQuery(query(pagesApi.search, { query: { per_page: 1 } }));
  // the home page is not in the search results
  const count = (pages.data?.meta.total_count ?? 0) + 1;
  return (
    <EndRow title={t("sites.delete.title")} text={t("sites.delete.text", { count })}>
      {!isReadOnly && (
        <Button variant="danger-quiet" onPress={() => setAsking(true)}>
          {t("sites.delete.title")}
        </Button>
      )}
      {isAsking && <DeleteDialog site={site} locale={locale} onClose={() => setAsking(false)} />}
    </EndRow>
  );
}
