import { use, useCallback } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from "react-router";

interface ChangeOptions {
  /** One step back leads to what was there before the address had this. */
  replace?: boolean;
}

/**
 * Changes the search parameters as they are at this moment. What a component has rendered may be older: a timer fires, or
 * somebody clicks twice, before React has shown the last change. Whoever is leaving is not called back.
 */
export function useChangeParams() {
  const data = use(UNSAFE_DataRouterContext);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (change: (params: URLSearchParams) => void, { replace = false }: ChangeOptions = {}) => {
      if (!data) throw new Error("The admin runs in a data router");
      const { location, navigation } = data.router.state;
      const newest = navigation.location ?? location;
      if ([location, newest].some((place) => place.pathname !== pathname)) return;
      const params = new URLSearchParams(newest.search);
      change(params);
      void navigate({ search: params.toString() }, { replace, preventScrollReset: true });
    },
    [data, navigate, pathname],
  );
}

/** Null takes it away. */
export function setParam(params: URLSearchParams, name: string, value: string | null) {
  if (value === null) params.delete(name);
  else params.set(name, value);
}
