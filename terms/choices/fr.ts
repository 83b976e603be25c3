import type { ChoiceTerms } from "./term.ts";

export const fr: ChoiceTerms = {
  themes: {
    organisation_operations: "Fonctionnement interne",
    culture_recreation: "Culture et loisirs",
    economy: "Économie",
    public_finance: "Finances publiques",
    housing: "Logement",
    international: "Affaires internationales",
    migration_integration: "Migration et intégration",
    nature_environment: "Nature et environnement",
    education_science: "Éducation et science",
    public_order_safety: "Ordre public et sécurité",
    law: "Droit",
    space_infrastructure: "Aménagement et infrastructures",
    social_security: "Sécurité sociale",
    traffic: "Circulation",
    work: "Travail",
    health_care: "Santé et soins",
  },
  supplier_roles: {
    developer: "Développeur",
    vendor: "Vendeur",
    hosting: "Hébergement",
    integrator: "Intégrateur",
    data_provider: "Fournisseur de données",
    operator: "Opérateur",
  },
};
