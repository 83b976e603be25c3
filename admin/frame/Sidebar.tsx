import { cx } from "#admin/ui/cx.ts";
import { CustomerSwitcher } from "./CustomerSwitcher.tsx";
import { Nav } from "./Nav.tsx";
import { PersonMenu } from "./PersonMenu.tsx";

/** As a rail it shows only icons; their labels are for screen readers and tooltips. */
export function Sidebar({ isRail = false }: { isRail?: boolean | undefined }) {
  return (
    <aside className="hidden md:block print:hidden!">
      <div
        data-rail={isRail || undefined}
        className={cx(
          "group/side fixed inset-y-0 start-0 flex flex-col border-e border-border bg-sidebar pt-2 pb-3",
          isRail ? "w-(--rail-w) px-2" : "w-(--sidebar-w) px-3",
        )}
      >
        <div className="mb-2">
          <CustomerSwitcher />
        </div>
        <div className={cx("relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto pb-4", !isRail && "-mx-3 px-3")}>
          <Nav isRail={isRail} />
        </div>
        <div className="border-t border-border pt-2">
          <PersonMenu />
        </div>
      </div>
    </aside>
  );
}
