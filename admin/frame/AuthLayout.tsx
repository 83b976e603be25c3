import { Outlet } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Honeycomb } from "./Honeycomb.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { Logo } from "./Logo.tsx";

/** Layout of the login pages: the form, with an introduction beside it. */
export function AuthLayout() {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-dvh bg-surface md:grid-cols-2">
      <div className="flex min-w-0 flex-col px-4 py-6 md:px-10 md:py-8">
        <header className="flex items-center gap-2">
          <Logo />
          <span className="text-lg font-bold tracking-tight">Guidepost</span>
        </header>
        <main id="main" tabIndex={-1} className="m-auto w-full max-w-90 pt-10 pb-16 outline-none">
          <Outlet />
        </main>
        <footer className="-ms-2.5 flex flex-wrap items-center gap-2">
          <LanguageSelect />
        </footer>
      </div>
      <aside className="hidden flex-col items-center justify-center gap-12 overflow-hidden border-s border-border bg-sunken p-10 md:flex">
        <Honeycomb />
        <p className="max-w-100 text-center text-xl font-medium tracking-tight text-balance">{t("auth.tagline")}</p>
      </aside>
    </div>
  );
}
