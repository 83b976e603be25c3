import type { ChoiceTerms } from "./term.ts";

export const pt: ChoiceTerms = {
  themes: {
    organisation_operations: "Funcionamento interno",
    culture_recreation: "Cultura e lazer",
    economy: "Economia",
    public_finance: "Finanças públicas",
    housing: "Habitação",
    international: "Assuntos internacionais",
    migration_integration: "Migração e integração",
    nature_environment: "Natureza e meio ambiente",
    education_science: "Educação e ciência",
    public_order_safety: "Ordem pública e segurança",
    law: "Direito",
    space_infrastructure: "Espaço e infraestrutura",
    social_security: "Seguridade social",
    traffic: "Trânsito",
    work: "Trabalho",
    health_care: "Saúde e cuidados",
  },
  supplier_roles: {
    developer: "Desenvolvedor",
    vendor: "Vendedor",
    hosting: "Hospedagem",
    integrator: "Integrador",
    data_provider: "Fornecedor de dados",
    operator: "Operador",
  },
};
