import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { I18nProvider } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { type DataRouter, RouterProvider } from "react-router";
import { intlLanguage } from "#admin/i18n/khmer.ts";
import { OutageBanner } from "./OutageBanner.tsx";

export function App({ router, client }: { router: DataRouter; client: QueryClient }) {
  const { i18n } = useTranslation();
  return (
    <I18nProvider locale={intlLanguage(i18n.language)}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <OutageBanner />
      </QueryClientProvider>
    </I18nProvider>
  );
}
