import { useBeforeUnload, useBlocker } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { readToken } from "#admin/session/token.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";

/** Asks before navigating away from unsaved changes, except after the session has ended. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && readToken() !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  if (blocker.state !== "blocked") return null;

  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={() => blocker.reset()}
      title={t("common.leave.title")}
      description={t("common.leave.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={() => blocker.reset()}>{t("common.leave.stay")}</Button>
          <Button variant="danger" onPress={() => blocker.proceed()}>
            {t("common.leave.leave")}
          </Button>
        </>
      }
    />
  );
}
