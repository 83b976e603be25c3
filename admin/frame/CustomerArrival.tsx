import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useArrival } from "#admin/session/switch-customer.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";

/** Stands where the page will be until its data is the next customer's: no screen of the one before is left to ask for any. */
export function CustomerArrival({ customer_id }: { customer_id: string }) {
  const { t } = useTranslation();
  const { mutate } = useArrival(() => showToast({ message: t("session.switch_failed"), tone: "danger" }));
  useEffect(() => mutate({ body: { user: { customer_id } } }), [mutate, customer_id]);
  return <PageSkeleton />;
}
