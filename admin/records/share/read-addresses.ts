/** Rough check only; the server and the delivery decide. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Parses the addresses in a field, and finds the first invalid one. */
export function readAddresses(text: string) {
  const addresses = [
    ...new Set(
      text
        .split(/[\s,;]+/)
        .map((one) => one.toLowerCase())
        .filter(Boolean),
    ),
  ];
  return { addresses, wrong: addresses.find((one) => !ADDRESS.test(one)) };
}
