import Fastify from "fastify";

/** A handler that only buffers what it is told. */
const app = Fastify();
let buffer: string[] = [];
const emptying = setInterval(() => (buffer = []), 1000);
app.post("/count", (request, reply) => {
  const { "x-forwarded-for": address = "", "user-agent": agent = "" } = request.headers;
  buffer.push(`${request.url} ${String(address)} ${agent}`);
  return reply.code(204).send();
});

process.on("disconnect", () => {
  clearInterval(emptying);
  void app.close();
});
process.send?.(await app.listen({ port: 0, host: "127.0.0.1" }));
