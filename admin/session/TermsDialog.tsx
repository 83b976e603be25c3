import { useQueryClient } from "@tanstack/react-query";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { config } from "#admin/api/config.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { userApi } from "#contract/user.ts";
import { userQuery } from "./queries.ts";

/** Blocks everything until the terms are accepted. Cannot be closed. */
export function TermsDialog() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const accept = useCall(userApi.acceptTerms, {
    onSuccess: (answer) => {
      client.setQueryData(userQuery().queryKey, answer);
      // refetch requests that were rejected until now
      void client.invalidateQueries();
    },
  });
  const date = formatDate(config().terms_date ?? "", { dateStyle: "long" });
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled
      className="fixed inset-0 z-40 flex items-center justify-center bg-overlay p-4 max-md:items-end"
    >
      <Modal className="w-full max-w-105 rounded-lg border border-border bg-surface shadow-float">
        <AriaDialog role="alertdialog" className="p-5 outline-none">
          <Heading slot="title" className="text-lg font-bold">
            {t("session.terms.title")}
          </Heading>
          <p className="mt-1 text-muted">{t("session.terms.text", { date })}</p>
          {accept.error && (
            <div className="mt-4">
              <Note tone="danger" role="alert">
                {errorWords(accept.error)}
              </Note>
            </div>
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <LinkButton href={paths.logout()}>{t("session.sign_out")}</LinkButton>
            <Button
              variant="primary"
              isPending={accept.isPending}
              pendingLabel={t("session.terms.accepting")}
              onPress={() => accept.mutate({})}
            >
              {t("session.terms.accept")}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
