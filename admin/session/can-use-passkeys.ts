import { config } from "#admin/api/config.ts";

/** Browsers bind passkeys to the address in the settings; by another one (an IP address) there are none. */
export const canUsePasskeys = () => {
  const { passkeys, app_host } = config();
  return passkeys === true && window.location.host === app_host && "PublicKeyCredential" in window;
};
