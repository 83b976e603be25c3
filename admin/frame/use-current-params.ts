import { use } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router";

/**
 * Reads the address as it is at this moment. What a component has rendered may be older: a timer fires, or somebody
 * clicks twice, before React has shown the last change. Null when somebody is leaving, whose way nothing may cross.
 */
export function useCurrentParams() {
  const data = use(UNSAFE_DataRouterContext);
  const { pathname } = useLocation();
  return () => {
    if (!data) throw new Error("The admin runs in a data router");
    const { location, navigation } = data.router.state;
    const isLeaving = [location, navigation.location ?? location].some((place) => place.pathname !== pathname);
    return isLeaving ? null : new URLSearchParams((navigation.location ?? location).search);
  };
}
