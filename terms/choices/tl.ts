import type { ChoiceTerms } from "./term.ts";

export const tl: ChoiceTerms = {
  themes: {
    organisation_operations: "Pagpapatakbo ng organisasyon",
    culture_recreation: "Kultura at libangan",
    economy: "Ekonomiya",
    public_finance: "Pampublikong pananalapi",
    housing: "Pabahay",
    international: "Ugnayang panlabas",
    migration_integration: "Migrasyon at integrasyon",
    nature_environment: "Kalikasan at kapaligiran",
    education_science: "Edukasyon at agham",
    public_order_safety: "Kaayusan at kaligtasan",
    law: "Batas",
    space_infrastructure: "Espasyo at imprastruktura",
    social_security: "Seguridad panlipunan",
    traffic: "Trapiko",
    work: "Trabaho",
    health_care: "Kalusugan at pag-aalaga",
  },
  supplier_roles: {
    developer: "Tagagawa",
    vendor: "Nagbebenta",
    hosting: "Nagho-host",
    integrator: "Tagapag-ugnay ng sistema",
    data_provider: "Nagbibigay ng datos",
    operator: "Nagpapatakbo",
  },
};
