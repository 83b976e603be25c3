import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { I18nProvider } from "react-aria-components";
import { type DataRouter, RouterProvider } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { intlLanguage } from "#admin/i18n/khmer.ts";
import { OutageBanner } from "./OutageBanner.tsx";

export function App({ router, client }: { router: DataRouter; client: QueryClient }) {
  const { locale } = useTranslation();
  return (
    <I18nProvider locale={intlLanguage(locale)}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <OutageBanner />
      </QueryClientProvider>
    </I18nProvider>
  );
}
