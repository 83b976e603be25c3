import { useEffect, useState } from "react";

type Located =
  | { readonly state: "asking" | "refused"; readonly point?: undefined }
  | { readonly state: "found"; readonly point: { readonly lat: number; readonly lng: number } };

/** The phone's location. Optional: if denied, places can be found by name. */
export function useMyLocation(): Located {
  const [located, setLocated] = useState<Located>(() => ({
    state: "geolocation" in navigator ? "asking" : "refused",
  }));
  useEffect(() => {
    if (!("geolocation" in navigator)) return undefined;
    let isGone = false;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => isGone || setLocated({ state: "found", point: { lat: coords.latitude, lng: coords.longitude } }),
      () => isGone || setLocated({ state: "refused" }),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return located;
}
