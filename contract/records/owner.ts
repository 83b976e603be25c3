/** The column with the organization that a record belongs to: references are unique within it. */
export const OWNER = { devices: "accountable_id", algorithms: "deployer_id" } as const;
