import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Target } from "#server/testing/attack.ts";

const CONNECTIONS = 200;

function startUpload(port: number, token: string, id: string): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    `PUT /api/v1/inventory/devices/${id} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n` +
      `--x\r\ncontent-disposition: form-data; name="device[photo]"; filename="a.png"\r\n\r\n`,
  );
  return socket;
}

/** Keeps many uploads open, sending a byte now and then, while requesting other routes. Counts the answered requests. */
export async function uploadSlowly(
  { send }: Target,
  { port, token, device_id, seconds }: { port: number; token: string; device_id: string; seconds: number },
) {
  const sockets = Array.from({ length: CONNECTIONS }, () => startUpload(port, token, device_id));
  const end = Date.now() + seconds * 1000;
  let asked = 0;
  let answered = 0;
  while (Date.now() < end) {
    for (const socket of sockets) if (socket.writable) socket.write("x");
    const { status } = await send({ method: "GET", url: "/api/v1/labels", headers: {}, payload: undefined }, token);
    asked += 1;
    if (status === 200) answered += 1;
    await sleep(100);
  }
  for (const socket of sockets) socket.destroy();
  return { connections: CONNECTIONS, asked, answered };
}
