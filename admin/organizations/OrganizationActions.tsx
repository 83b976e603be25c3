import { Ellipsis, Merge, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOpened } from "#admin/frame/use-opened.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { Organization } from "#contract/organizations.ts";
import { MergeOrganization } from "./MergeOrganization.tsx";
import { useRemoveOrganization } from "./use-remove-organization.ts";

export function OrganizationActions({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const merge = useOpened("merge");
  const removal = useRemoveOrganization(organization);

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
        isOpen={removal.isRefused}
        onOpenChange={removal.dismiss}
        title={t("organizations.remove.used_title", { name: organization.name })}
        description={t("organizations.remove.used_text", { count: organization.use_count })}
        closeLabel={t("common.close")}
        actions={
          <>
            <Button onPress={removal.dismiss}>{t("organizations.remove.keep")}</Button>
            <Button
              variant="primary"
              onPress={() => {
                removal.dismiss();
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
