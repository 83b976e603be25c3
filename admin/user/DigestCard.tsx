import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { sendsMail } from "#admin/api/config.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { userQuery } from "#admin/session/queries.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Digest, DIGESTS, userApi } from "#contract/user.ts";

/** Saves on change. */
export function DigestCard({ digest }: { digest: Digest }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const titleId = useId();
  const update = useCall(userApi.update, {
    onSuccess: (answer) => {
      client.setQueryData(userQuery().queryKey, answer);
      showToast({ message: t("user.digest.saved") });
    },
    onError: (error) => showToast({ message: errorWords(error), tone: "danger" }),
  });
  const chosen = update.isPending ? (update.variables.body.user.digest ?? digest) : digest;
  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={t("user.digest.title")} />
      <CardBody>
        <p className="mb-4 text-muted">{t("user.digest.text")}</p>
        {!sendsMail() && (
          <div className="mb-4">
            <Note>{t("user.digest.no_mail")}</Note>
          </div>
        )}
        <RadioCards
          label={t("user.digest.every")}
          look="columns"
          options={DIGESTS.map((id) => ({ id, label: t(`user.digest.${id}`), detail: t(`user.digest.${id}_hint`) }))}
          value={chosen}
          onChange={(next: Digest) => update.mutate({ body: { user: { digest: next } } })}
        />
      </CardBody>
    </Card>
  );
}
