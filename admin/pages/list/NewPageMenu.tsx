import { ChevronDown, Layers, Plus, RadioTower, Workflow } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { SubjectKind } from "./NewPageDialog.tsx";

const NewPageDialog = lazyPart(() => import("./NewPageDialog.tsx"), "NewPageDialog");

/** A page is about a device, an algorithm, or several pages together. */
export function NewPageMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [kind, setKind] = useState<SubjectKind>();
  return (
    <>
      <Menu
        aria-label={t("pages.manage.new.open")}
        placement="bottom end"
        trigger={
          <Button variant="primary" icon={Plus} endIcon={ChevronDown}>
            {t("pages.manage.new.open")}
          </Button>
        }
      >
        <MenuItem icon={RadioTower} detail={t("pages.manage.new.device_text")} onAction={() => setKind("device")}>
          {t("pages.manage.new.device")}
        </MenuItem>
        <MenuItem icon={Workflow} detail={t("pages.manage.new.algorithm_text")} onAction={() => setKind("algorithm")}>
          {t("pages.manage.new.algorithm")}
        </MenuItem>
        <MenuItem
          icon={Layers}
          detail={t("pages.manage.new.collection_text")}
          onAction={() => void navigate(paths.newCollection())}
        >
          {t("pages.manage.new.collection")}
        </MenuItem>
      </Menu>
      <Suspense>{kind && <NewPageDialog kind={kind} onClose={() => setKind(undefined)} />}</Suspense>
    </>
  );
}
