import { call } from "#admin/api/call.ts";
import { citySignInApi } from "#contract/city-sign-in.ts";

/** Leaves for a provider; `/auth/city` takes over when the browser comes back. */
export async function goToCity(key: string) {
  const { url } = await call(citySignInApi.start, { body: { key } });
  window.location.assign(url);
}
