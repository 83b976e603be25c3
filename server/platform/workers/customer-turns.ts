type OfCustomer = { readonly customer_id: string };

/** Fair scheduling: the customer served longest ago comes first, and within a customer the oldest request. */
export function createTurns() {
  const served = new Map<string, number>();
  let turn = 0;
  const lastOf = ({ customer_id }: OfCustomer) => served.get(customer_id) ?? 0;
  return {
    first: <T extends OfCustomer>(jobs: readonly T[]) =>
      jobs.reduce<T | undefined>((best, job) => (best && lastOf(best) <= lastOf(job) ? best : job), undefined),
    note: ({ customer_id }: OfCustomer) => {
      if (served.size > 1000) served.clear();
      served.set(customer_id, (turn += 1));
    },
  };
}
