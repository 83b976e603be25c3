import type { ChoiceTerms } from "./term.ts";

export const en: ChoiceTerms = {
  themes: {
    organisation_operations: "Running the organization",
    culture_recreation: "Culture and recreation",
    economy: "Economy",
    public_finance: "Public finance",
    housing: "Housing",
    international: "International affairs",
    migration_integration: "Migration and integration",
    nature_environment: "Nature and environment",
    education_science: "Education and science",
    public_order_safety: "Public order and safety",
    law: "Law",
    space_infrastructure: "Space and infrastructure",
    social_security: "Social security",
    traffic: "Traffic",
    work: "Work",
    health_care: "Health and care",
  },
  supplier_roles: {
    developer: "Developer",
    vendor: "Vendor",
    hosting: "Hosting",
    integrator: "Integrator",
    data_provider: "Data provider",
    operator: "Operator",
  },
};
