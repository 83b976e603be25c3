import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { useCall } from "#admin/api/query.ts";
import { paths } from "#admin/paths.ts";
import { customersApi } from "#contract/customers.ts";
import { userApi } from "#contract/user.ts";
import { userQuery } from "./queries.ts";
import { announceSwitch, noteSession, showCustomer } from "./shown-customer.ts";

/** Switches customer by way of the dashboard, so that unsaved changes can block the navigation first. */
export function useSwitchCustomer() {
  const navigate = useNavigate();
  return (customer_id: string) => void navigate(paths.dashboard(), { state: { customer_id } });
}

/** The customer being switched to, once the old screen is gone. */
export function useNextCustomer(): string | undefined {
  const state = useLocation().state as { customer_id?: string } | null;
  return state?.customer_id;
}

/** Performs the switch: reloads everything but the list of customers. */
export function useArrival(onError: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCall(userApi.switchCustomer, {
    // this window shows no customer's records during the switch
    onMutate: () => showCustomer(undefined),
    onError: () => {
      const known = client.getQueryData(userQuery().queryKey);
      if (known) noteSession(known.user);
      onError();
    },
    onSuccess: async (answer) => {
      announceSwitch(answer.user);
      await client.cancelQueries();
      client.setQueryData(userQuery().queryKey, answer);
      void client.resetQueries({
        predicate: ({ queryKey }) => queryKey[0] !== customersApi.list.path && queryKey[0] !== userApi.get.path,
      });
    },
    onSettled: () => void navigate(paths.dashboard(), { replace: true, state: null }),
  });
}
