import { Menu } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { CustomerSwitcher } from "./CustomerSwitcher.tsx";
import { Nav } from "./Nav.tsx";
import { PersonMenu } from "./PersonMenu.tsx";

/** The sidebar on narrow screens. */
export function NavDrawer() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Drawer
      side="start"
      isTitleHidden
      title={t("layout.nav.main")}
      closeLabel={t("common.close")}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton label={t("layout.open_menu")} icon={Menu} className="md:hidden" />}
      footer={
        <div className="w-full">
          <PersonMenu />
        </div>
      }
    >
      <div className="-mt-4 flex flex-col gap-2">
        <CustomerSwitcher onSwitch={close} />
        <Nav onNavigate={close} />
      </div>
    </Drawer>
  );
}
