/** Releases a claim. */
export type Release = () => void;

/** Milliseconds: long enough for every open tab to respond, too short to notice. */
const ANSWER_MS = 300;
const CHANNEL = "guidepost-claims";
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
const post = (channel: BroadcastChannel, message: Message) => channel.postMessage(message);
type Message = { readonly kind: "asked" | "held"; readonly name: string };

const locksOf = () => navigator.locks as LockManager | null | undefined;

/** The browser releases a lock when its tab dies. */
const lock = (locks: LockManager, name: string) =>
  new Promise<Release | undefined>((resolve) => {
    const keep = (granted: Lock | null) =>
      granted ? new Promise<void>((release) => resolve(release)) : resolve(undefined);
    void locks.request(name, { ifAvailable: true }, keep);
  });

/** Without TLS there is no lock API: the tab that holds a name responds on a channel instead. */
function answerFor(name: string): Release {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.kind === "asked" && data.name === name) post(channel, { kind: "held", name });
  });
  return () => channel.close();
}

async function isHeldElsewhere(name: string) {
  const channel = new BroadcastChannel(CHANNEL);
  const isHeld = await new Promise<boolean>((resolve) => {
    channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if (data.kind === "held" && data.name === name) resolve(true);
    });
    post(channel, { kind: "asked", name });
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  channel.close();
  return isHeld;
}

/** Claims a name that no other tab can know yet. */
export async function hold(name: string): Promise<Release | undefined> {
  const locks = locksOf();
  return locks ? lock(locks, name) : answerFor(name);
}

/** Claims a name for this tab. Undefined if another open tab holds it. */
export async function claim(name: string): Promise<Release | undefined> {
  const locks = locksOf();
  if (locks) return lock(locks, name);
  return (await isHeldElsewhere(name)) ? undefined : answerFor(name);
}
