import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useCall } from "#admin/api/query.ts";
import { paths } from "#admin/paths.ts";
import { customersApi } from "#contract/customers.ts";
import { userApi } from "#contract/user.ts";
import { userQuery } from "./queries.ts";

/** To another customer: the dashboard, then everything anew but the list of customers. */
export function useSwitchCustomer(options: { onSuccess?: () => void; onError?: (error: Error) => void } = {}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCall(userApi.switchCustomer, {
    ...options,
    onSuccess: async (answer) => {
      await navigate(paths.dashboard());
      await client.cancelQueries();
      client.setQueryData(userQuery().queryKey, answer);
      void client.resetQueries({
        predicate: ({ queryKey }) => queryKey[0] !== customersApi.list.path && queryKey[0] !== userApi.get.path,
      });
      options.onSuccess?.();
    },
  });
}
