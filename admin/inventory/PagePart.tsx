import { useQueryClient } from "@tanstack/react-query";
import { FilePlus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { uuidv7 } from "uuidv7";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath } from "#admin/paths.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { Button } from "#admin/ui/Button.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { type Device, devicesApi } from "#contract/devices.ts";
import { pagesApi } from "#contract/pages.ts";
import { PageStateBadge } from "./PageStateBadge.tsx";

interface PagePartProps {
  page: Device["page"];
  type: "device_page" | "algorithm_page";
  /** The device or algorithm. */
  subject_id: string;
  isWriter: boolean;
  /** What is said where there is no page. */
  none: string;
}

/** Where residents read about a record: how its page stands and the way there, or the way to make one. */
export function PagePart({ page, type, subject_id, isWriter, none }: PagePartProps) {
  const { t } = useTranslation();
  if (!page)
    return (
      <>
        <span className="text-muted">{none}</span>
        {isWriter && <CreatePage type={type} subject_id={subject_id} />}
      </>
    );
  const href = pagePath({ id: page.id, type });
  return (
    <>
      <PageStateBadge state={page.state} />
      {mayOpen(href) && (
        <TextLink href={href} className="self-start text-sm">
          {isWriter ? t("records.page.edit") : t("records.page.open")}
        </TextLink>
      )}
    </>
  );
}

const SHOWN_IN = [
  pagesApi.search,
  pagesApi.without,
  devicesApi.list,
  devicesApi.get,
  algorithmsApi.list,
  algorithmsApi.get,
];

function CreatePage({ type, subject_id }: Pick<PagePartProps, "type" | "subject_id">) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  // made here, not on the server: sent twice, it still makes one page
  const [id] = useState(() => uuidv7());
  const create = useCall(pagesApi.create, {
    onSuccess: async ({ page }) => {
      await navigate(pagePath(page));
      await Promise.all(SHOWN_IN.map((endpoint) => invalidate(client, endpoint)));
    },
    onError: (error) => showToast({ tone: "danger", message: `${t("records.page.failed")} ${errorWords(error)}` }),
  });
  return (
    <Button
      size="sm"
      icon={FilePlus}
      className="self-start"
      isPending={create.isPending}
      onPress={() => create.mutate({ body: { page: { id, type, subject_id } } })}
    >
      {t("records.page.create")}
    </Button>
  );
}
