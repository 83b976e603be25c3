import type { Page } from "@playwright/test";

/** A device with a fingerprint reader, as Chromium plays it: it answers at once, with real keys. */
export async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    /** The phone is at the bottom of the harbour. */
    lose: () => client.send("WebAuthn.clearCredentials", { authenticatorId }),
    /** Its only passkey is another host's, with a key and an id of its own. */
    moveTo: async (rpId: string) => {
      const { credentials } = await client.send("WebAuthn.getCredentials", { authenticatorId });
      await client.send("WebAuthn.clearCredentials", { authenticatorId });
      for (const credential of credentials)
        await client.send("WebAuthn.addCredential", { authenticatorId, credential: { ...credential, rpId } });
    },
    /** Whether its person shows the right finger. */
    recognises: (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}
