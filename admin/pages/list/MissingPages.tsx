import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CirclePlus } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pageQuery, readAll } from "#admin/lists/read-all.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { pagesApi } from "#contract/pages.ts";
import { pagesChanged } from "../pages-cache.ts";
import { MISSING, missingQuery } from "./missing-query.ts";

/** Most drafts created per request. */
const AT_ONCE = 500;

async function createDrafts() {
  const { rows } = await readAll(async (page) => {
    const { subjects, meta } = await call(pagesApi.without, { query: { ...MISSING, ...pageQuery(page) } });
    return { rows: subjects, total: meta.total_count };
  });
  let count = 0;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const subject_ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id);
    count += (await call(pagesApi.createMany, { body: { subject_ids } })).ids.length;
  }
  return count;
}

/** Devices without a page, and a button that creates a draft for each. */
export function MissingPages() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const { data } = useQuery(missingQuery());
  const count = data?.meta.total_count ?? 0;
  if (!data || count === 0) return null;
  const names = data.subjects.map(({ name }) => name);
  const more = count - names.length;

  const create = async () => {
    setPending(true);
    try {
      showToast({ message: t("pages.manage.missing.done", { count: await createDrafts() }) });
    } catch (error) {
      showToast({ tone: "danger", message: `${t("pages.manage.missing.failed")} ${errorWords(error)}` });
    }
    setPending(false);
    await pagesChanged(client);
  };

  return (
    <section
      aria-label={t("pages.manage.missing.title", { count })}
      className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 border-b border-border bg-bg px-4 py-2"
    >
      <CirclePlus size={16} className="flex-none text-primary" aria-hidden />
      <div className="min-w-0 flex-1 basis-50">
        <p className="font-medium">{t("pages.manage.missing.title", { count })}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-muted">
          {formatList(more > 0 ? [...names, t("pages.manage.missing.more", { count: more })] : names)}
        </p>
      </div>
      <Button
        size="sm"
        isPending={isPending}
        pendingLabel={t("pages.manage.missing.creating")}
        onPress={() => void create()}
      >
        {t("pages.manage.missing.create")}
      </Button>
    </section>
  );
}
