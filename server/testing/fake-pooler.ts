import { randomInt } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";

type PoolerOptions = {
  readonly server: NetConnectOpts;
  readonly mode: "transaction" | "session";
  /** Like PgBouncer, reports a pid of its own instead of the session's. */
  readonly hides_pid: boolean;
};

/** Splits a stream into PostgreSQL messages (type, length, body). */
function createFrames(onFrame: (kind: string, frame: Buffer) => void) {
  let rest = Buffer.alloc(0);
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const size = rest.readUInt32BE(1) + 1;
      onFrame(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, size));
      rest = rest.subarray(size);
    }
  };
}

type Backend = { readonly socket: Socket; reader: ((kind: string, frame: Buffer) => void) | undefined };

/**
 * A minimal connection pooler: every client signs in on a new session, and transactions of all clients then share
 * these.
 */
export async function startFakePooler({ server: target, mode, hides_pid }: PoolerOptions) {
  const idle: Backend[] = [];
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];

  const openBackend = () => {
    const backend: Backend = { socket: connect(target), reader: undefined };
    sockets.add(backend.socket);
    backend.socket.on("error", () => undefined);
    backend.socket.on(
      "data",
      createFrames((kind, frame) => backend.reader?.(kind, frame)),
    );
    return backend;
  };
  const free = (backend: Backend) => {
    backend.reader = undefined;
    idle.push(backend);
    waiting.shift()?.();
  };

  const pooler = createServer((client) => {
    sockets.add(client);
    client.on("error", () => undefined);
    let backend: Backend | undefined = openBackend();
    let isSignedIn = false;
    let unanswered = 0;
    const queue: Buffer[] = [];
    const onFrame = (kind: string, frame: Buffer) => {
      if (kind === "K" && hides_pid) frame.writeUInt32BE(randomInt(2 ** 30), 5);
      client.write(frame);
      if (kind !== "Z") return;
      if (isSignedIn) unanswered -= 1;
      isSignedIn = true;
      const isBetweenTransactions = String.fromCharCode(frame[5] ?? 0) === "I";
      if (mode === "session" || unanswered > 0 || !isBetweenTransactions || !backend) return;
      const used = backend;
      backend = undefined;
      free(used);
    };
    backend.reader = onFrame;
    const flush = () => {
      if (!queue.length) return;
      backend ??= idle.pop();
      if (!backend) {
        waiting.push(flush);
        return;
      }
      backend.reader = onFrame;
      for (const frame of queue.splice(0)) backend.socket.write(frame);
    };
    const readFrames = createFrames((kind, frame) => {
      if (kind === "X") return;
      if (kind === "Q" || kind === "S") unanswered += 1;
      queue.push(Buffer.from(frame));
      flush();
    });
    let isStarted = false;
    client.on("data", (bytes) => {
      // The first message has no type, and everything is passed on unchanged until sign-in is complete.
      if (isStarted && isSignedIn) return readFrames(bytes);
      isStarted = true;
      backend?.socket.write(bytes);
    });
    client.on("close", () => {
      if (mode === "session") backend?.socket.end();
    });
  });
  pooler.listen(0, "127.0.0.1");
  await once(pooler, "listening");
  return {
    host: "127.0.0.1",
    port: (pooler.address() as AddressInfo).port,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      pooler.close();
    },
  };
}
