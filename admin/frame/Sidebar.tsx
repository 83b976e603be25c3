import { CustomerSwitcher } from "./CustomerSwitcher.tsx";
import { Nav } from "./Nav.tsx";
import { PersonMenu } from "./PersonMenu.tsx";

export function Sidebar() {
  return (
    <aside className="hidden md:block">
      <div className="fixed inset-y-0 start-0 flex w-(--sidebar-w) flex-col border-e border-border bg-sidebar px-3 pt-2 pb-3">
        <div className="mb-2">
          <CustomerSwitcher />
        </div>
        <div className="-mx-3 min-h-0 flex-1 overflow-y-auto px-3 pb-4">
          <Nav />
        </div>
        <div className="border-t border-border pt-2">
          <PersonMenu />
        </div>
      </div>
    </aside>
  );
}
