import { uuidv7 } from "uuidv7";
import { type SignDesign, signsApi } from "#contract/signs.ts";
import { BATCH_TASKS } from "#server/signs/sign-order.ts";
import { signOrder } from "#server/testing/sign-order.ts";
import { withApp } from "./with-app.ts";

/**
 * `npx tsx bench/signs.ts [signs]`: how long many signs take as one PDF, made in a worker thread as the product does, each
 * with its QR code read back: signs in two languages, of forty devices with words of their own.
 */
const SIGNS = Number(process.argv[2] ?? 240);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
const MOST_SECONDS = 3;
const DEVICES = 40;

const orderOf = (layout: SignDesign["layout"], paper: SignDesign["paper"]) =>
  signOrder({
    design: { layout, paper, contact: "555 0142" },
    signs: Array.from({ length: SIGNS }, (_, at) => ({
      code: uuidv7().slice(-6),
      headline: { en: `Camera ${at % DEVICES} reads licence plates`, es: `La cámara ${at % DEVICES} lee matrículas` },
      place: `Pole ${at + 1}`,
    })),
  });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withApp(async ({ workers }) => {
  const name = signsApi.start.path;
  for (const [layout, paper] of [
    ["honeycomb", "a5"],
    ["large_qr", "a4"],
    ["labels", "a4"],
  ] as const) {
    const seconds: number[] = [];
    const processor: number[] = [];
    let megabytes = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const order = orderOf(layout, paper);
      const [start, before] = [performance.now(), process.cpuUsage()];
      const { file } = await workers.run(BATCH_TASKS.pdf, order);
      const { user, system } = process.cpuUsage(before);
      megabytes = file.length / 1024 / 1024;
      // The first of them loads the code and the fonts.
      if (round === 0) continue;
      seconds.push((performance.now() - start) / 1000);
      processor.push((user + system) / 1e6);
    }
    const [took, busy] = [median(seconds), median(processor)];
    console.log(
      `${name} ${layout}: ${SIGNS} signs as one PDF of ${megabytes.toFixed(1)} MB in ${took.toFixed(2)} s (median of ${ROUNDS}, at most ${MOST_SECONDS}); ${busy.toFixed(2)} s of the processor, which others on the machine do not change`,
    );
    if (SIGNS === 240 && Math.min(took, busy) > MOST_SECONDS) process.exitCode = 1;
  }
});
