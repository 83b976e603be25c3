import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { customersApi } from "#contract/customers.ts";
import { installationApi, type RunCustomer } from "#contract/installation.ts";

/** Every list of workspaces, also the one to switch between. */
export const refreshCustomers = (client: QueryClient) =>
  Promise.all(
    [installationApi.customers, installationApi.customer, customersApi.list].map((one) => invalidate(client, one)),
  );

/** What opens a workspace again needs no confirmation. */
export function useReopen({ id, name }: RunCustomer) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const onError = (error: Error) => showToast({ message: errorWords(error), tone: "danger" });
  const done = (word: WordKey) => () => {
    showToast({ message: t(word, { name }) });
    return refreshCustomers(client);
  };
  const resume = useCall(installationApi.resumeCustomer, { onError, onSuccess: done("installation.resume.done") });
  const restore = useCall(installationApi.restoreCustomer, { onError, onSuccess: done("installation.restore.done") });
  return { resume: () => resume.mutate({ params: { id } }), restore: () => restore.mutate({ params: { id } }) };
}
