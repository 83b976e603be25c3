import { use, useCallback } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from "react-router";

interface ChangeOptions {
  /** Replaces the history entry, so that Back skips this state. */
  replace?: boolean;
}

/**
 * Changes the current search parameters, not the rendered ones, which can be stale: a timer may fire, or someone may
 * click twice, before React re-renders. Does nothing while another page is being opened.
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

/** Null removes it. */
export function setParam(params: URLSearchParams, name: string, value: string | null) {
  if (value === null) params.delete(name);
  else params.set(name, value);
}
