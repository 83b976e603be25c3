/** As much as can be told by looking; the server and the mail itself decide. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What somebody typed into the field for addresses, and the first that is none. */
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
