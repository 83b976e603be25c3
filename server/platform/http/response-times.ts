import type { Metric, MetricObject, Registry } from "prom-client";

const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type Labels = { readonly method: string; readonly route: string; readonly status: number };
type Row = Labels & { readonly below: number[]; sum: number; count: number };

/**
 * Response times as a histogram for `/metrics`. prom-client's own rebuilds the labels on every observation, which
 * takes longer than answering a scan.
 */
export function registerResponseTimes(registry: Registry) {
  const rows = new Map<string, Row>();
  const name = "http_request_duration_seconds";
  const valuesOf = ({ method, route, status, below, sum, count }: Row) => {
    const labels = { method, route, status };
    return [
      ...BOUNDS.map((bound, at) => ({
        labels: { le: bound, ...labels },
        value: below[at] ?? 0,
        metricName: `${name}_bucket`,
      })),
      { labels: { le: "+Inf", ...labels }, value: count, metricName: `${name}_bucket` },
      { labels, value: sum, metricName: `${name}_sum` },
      { labels, value: count, metricName: `${name}_count` },
    ];
  };
  const describe = async () => ({
    name,
    help: "Time to answer a request",
    type: "histogram",
    aggregator: "sum",
    values: [...rows.values()].flatMap(valuesOf),
  });
  registry.registerMetric({ name, get: describe as unknown as () => Promise<MetricObject> } as unknown as Metric);

  return ({ method, route, status }: Labels, seconds: number) => {
    const key = `${method} ${status} ${route}`;
    let row = rows.get(key);
    if (!row) rows.set(key, (row = { method, route, status, below: BOUNDS.map(() => 0), sum: 0, count: 0 }));
    for (let at = BOUNDS.length - 1; at >= 0 && seconds <= (BOUNDS[at] ?? 0); at -= 1) row.below[at]! += 1;
    row.sum += seconds;
    row.count += 1;
  };
}
