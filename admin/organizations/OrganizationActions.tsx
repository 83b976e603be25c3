import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Merge, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { useRemoval } from "#admin/records/use-removal.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { ApiError } from "#contract/client.ts";
import { type Organization, organizationsApi } from "#contract/organizations.ts";
import { MergeOrganization } from "./MergeOrganization.tsx";

export function OrganizationActions({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const merge = useOpened("merge");
  const removal = useOrganizationRemoval(organization);

  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={t("common.more")}
        trigger={<IconButton variant="secondary" icon={Ellipsis} label={t("common.more")} />}
        onAction={(action) => (action === "merge" ? merge.open("into") : removal.ask())}
      >
        <MenuItem id="merge" icon={Merge}>
          {t("organizations.merge.action")}
        </MenuItem>
        <MenuItem id="delete" icon={Trash2} tone="danger">
          {t("organizations.remove.action")}
        </MenuItem>
      </Menu>
      <Dialog
        role="alertdialog"
        isOpen={removal.isAsking}
        onOpenChange={removal.cancel}
        title={t("organizations.remove.used_title", { name: organization.name })}
        description={t("organizations.remove.used_text", { count: organization.use_count })}
        closeLabel={t("common.close")}
        actions={
          <>
            <Button onPress={removal.cancel}>{t("organizations.remove.keep")}</Button>
            <Button
              variant="primary"
              onPress={() => {
                removal.cancel();
                merge.open("into");
              }}
            >
              {t("organizations.merge.action")}
            </Button>
          </>
        }
      />
      {merge.opened && <MergeOrganization organization={organization} onClose={merge.close} />}
    </>
  );
}

const isInUse = (error: unknown) => error instanceof ApiError && error.body.code === "organization_in_use";

/** An organization in use cannot be deleted: offers to merge it instead. */
function useOrganizationRemoval({ id, name, use_count }: Organization) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useRemoval({
    remove: () => call(organizationsApi.remove, { params: { id } }),
    restore: () => call(organizationsApi.restore, { params: { id }, query: {} }),
    changed: () => invalidate(client, organizationsApi.list),
    isKept: true,
    isAsked: use_count > 0,
    // something named it since the page was read
    asksOn: isInUse,
    words: {
      done: t("organizations.remove.done", { name }),
      failed: t("organizations.remove.failed", { name }),
      undone: t("organizations.remove.undone", { name }),
      undo_failed: t("organizations.remove.undo_failed", { name }),
    },
    onRemoved: () => void navigate(paths.organizations()),
  });
}
