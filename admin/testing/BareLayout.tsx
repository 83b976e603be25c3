import { AppLayout } from "#admin/frame/AppLayout.tsx";
import { Notifications } from "#admin/frame/Notifications.tsx";
import { PageArea } from "#admin/frame/PageArea.tsx";
import { MovedDialog } from "#admin/session/MovedDialog.tsx";
import { isShared } from "#admin/session/share-limits.ts";

/** Layout without the frame, which would cost a fifth of every test's time. */
export function BareLayout() {
  if (isShared()) return <AppLayout />;
  return (
    <>
      <PageArea />
      <MovedDialog />
      <Notifications />
    </>
  );
}
