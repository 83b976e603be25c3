import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { invalidate } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { shareLinksApi } from "#contract/share-links.ts";
import { type Fresh, linksQuery, type Shared } from "./shared.ts";
import { ShareForm } from "./ShareForm.tsx";
import { ShareList } from "./ShareList.tsx";

/** Creates, lists and revokes the share links of one subject. */
export function ShareSheet({ onClose, ...shared }: Shared & { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [fresh, setFresh] = useState<Fresh>();
  const [label, setLabel] = useState("");
  const result = useQuery(linksQuery(shared.subject));
  const waiting = result.data?.share_links.reduce((sum, link) => sum + link.open_suggestion_count, 0) ?? 0;
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`share.title.${shared.part}`)}
      closeLabel={t("common.close")}
      footer={
        <>
          {waiting > 0 ? (
            <TextLink href={paths.suggestions()}>{t("share.waiting", { count: waiting })}</TextLink>
          ) : (
            <span />
          )}
          <Button slot="close">{t("common.close")}</Button>
        </>
      }
    >
      <p className="mb-5 text-muted">{t("share.intro", { name: shared.name })}</p>
      <ShareForm
        {...shared}
        label={label}
        onLabel={setLabel}
        onMade={(made) => {
          setFresh(made);
          setLabel("");
          void invalidate(client, shareLinksApi.list);
        }}
      />
      <ShareList result={result} fresh={fresh} onAgain={setLabel} />
    </Drawer>
  );
}
