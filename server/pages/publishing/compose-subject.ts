import type { PageSnapshot } from "#contract/publications.ts";
import { factsOf, type SubjectFact, type SubjectKind } from "#contract/records/subject.ts";
import type { LText } from "#contract/texts.ts";
import type { RawAlgorithm, RawDevice, RawOrganization, RawPage } from "./read-composition.ts";

type Subject = NonNullable<PageSnapshot["subject"]>;
type Organization = NonNullable<Subject["accountable"]>;
type Known = ReadonlyMap<string, Organization>;

/** A working name stands for every language that has none of its own. */
const namedIn = (default_locale: string, name: string, local: LText = {}): LText => ({
  [default_locale]: name,
  ...local,
});

export const publicOrganizations = (organizations: readonly RawOrganization[], default_locale: string): Known =>
  new Map(
    organizations.map(({ name, local_name, ...rest }) => [
      rest.id,
      { ...rest, name: namedIn(default_locale, name, local_name) },
    ]),
  );

const supplied = (known: Known, id: string | null, role: string) => {
  const organization = id === null ? undefined : known.get(id);
  return organization ? [{ id: organization.id, name: organization.name, role }] : [];
};

const factsIn = (record: object, kind: SubjectKind): Pick<Subject, SubjectFact> =>
  Object.fromEntries(factsOf(kind).map((name) => [name, record[name as never]]));

const ofDevice = (device: RawDevice, known: Known, default_locale: string): Subject => ({
  kind: "device",
  id: device.id,
  name: namedIn(default_locale, device.name),
  reference: device.reference,
  summary: device.summary,
  description: device.description,
  ...factsIn(device, "device"),
  privacy_url: device.privacy_url,
  contact: { email: device.contact_email, phone: device.contact_phone, url: device.contact_url },
  status: device.status && {
    name: namedIn(default_locale, device.status.name, device.status.names),
    phase: device.status.phase,
  },
  since: device.installed_on,
  until: device.active_until,
  checked_on: device.last_verified_on,
  accountable: known.get(device.accountable_id ?? "") ?? null,
  suppliers: supplied(known, device.vendor_id, "vendor"),
  device_type: device.device_type,
  publication_category: null,
  themes: [],
});

/** The guide has its own names of lifecycles. */
const ofAlgorithm = (algorithm: RawAlgorithm, known: Known, default_locale: string): Subject => ({
  kind: "algorithm",
  id: algorithm.id,
  name: namedIn(default_locale, algorithm.name),
  reference: algorithm.reference,
  summary: algorithm.summary,
  description: {},
  ...factsIn(algorithm, "algorithm"),
  privacy_url: null,
  contact: { email: algorithm.contact_email, phone: null, url: algorithm.contact_url },
  status: { name: {}, phase: algorithm.lifecycle },
  since: algorithm.start_month,
  until: algorithm.end_month,
  checked_on: algorithm.last_verified_on,
  accountable: known.get(algorithm.deployer_id ?? "") ?? null,
  suppliers: algorithm.suppliers.flatMap(({ id, role }) => supplied(known, id, role)),
  device_type: null,
  publication_category: algorithm.publication_category,
  themes: algorithm.themes,
});

/** The device or algorithm as far as the public may know it; none when it was deleted. */
export function composeSubject({ device, algorithm, site }: RawPage, known: Known): Subject | null {
  if (device) return ofDevice(device, known, site.default_locale);
  return algorithm && ofAlgorithm(algorithm, known, site.default_locale);
}
