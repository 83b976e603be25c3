import { AppLayout } from "#admin/frame/AppLayout.tsx";
import { Notifications } from "#admin/frame/Notifications.tsx";
import { PageArea } from "#admin/frame/PageArea.tsx";
import { MovedDialog } from "#admin/session/MovedDialog.tsx";
import { isShared } from "#admin/session/share-limits.ts";

/** A page without the frame, which would be a fifth of the work in every test. */
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
