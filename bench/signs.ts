import { uuidv7 } from "uuidv7";
import { type SignDesign, signsApi } from "#contract/signs.ts";
import { BATCH_TASKS } from "#server/signs/sign-order.ts";
import { signOrder } from "#server/testing/sign-order.ts";
import { withApp } from "./with-app.ts";

/**
 * `npx tsx bench/signs.ts [signs]`: time to create many signs as one PDF in a worker, reading back each QR code: signs in
 * two languages, for forty devices with different texts.
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
    let megabytes = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const order = orderOf(layout, paper);
      const start = performance.now();
      const { file } = await workers.run(BATCH_TASKS.pdf, order);
      megabytes = file.length / 1024 / 1024;
      // the first round loads code and fonts
      if (round === 0) continue;
      seconds.push((performance.now() - start) / 1000);
    }
    const took = median(seconds);
    console.log(
      `${name} ${layout}: ${SIGNS} signs as one PDF of ${megabytes.toFixed(1)} MB in ${took.toFixed(2)} s (median of ${ROUNDS}, at most ${MOST_SECONDS})`,
    );
    if (SIGNS === 240 && took > MOST_SECONDS) process.exitCode = 1;
  }
});
