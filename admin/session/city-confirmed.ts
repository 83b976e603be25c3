const CHANNEL = "guidepost city confirmed";

/** From the tab that came back from the provider to the one that waits for it. The server knows which session it was. */
export function tellCityConfirmed() {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels stay within this origin
  channel.postMessage(true);
  channel.close();
}

export function onCityConfirmed(act: () => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", act);
  return () => channel.close();
}
