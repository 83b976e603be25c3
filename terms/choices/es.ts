import type { ChoiceTerms } from "./term.ts";

export const es: ChoiceTerms = {
  themes: {
    organisation_operations: "Funcionamiento interno",
    culture_recreation: "Cultura y ocio",
    economy: "Economía",
    public_finance: "Hacienda pública",
    housing: "Vivienda",
    international: "Asuntos internacionales",
    migration_integration: "Migración e integración",
    nature_environment: "Naturaleza y medio ambiente",
    education_science: "Educación y ciencia",
    public_order_safety: "Orden público y seguridad",
    law: "Justicia",
    space_infrastructure: "Espacio e infraestructuras",
    social_security: "Seguridad social",
    traffic: "Tráfico",
    work: "Trabajo",
    health_care: "Salud y cuidados",
  },
  supplier_roles: {
    developer: "Desarrollador",
    vendor: "Vendedor",
    hosting: "Alojamiento",
    integrator: "Integrador",
    data_provider: "Proveedor de datos",
    operator: "Operador",
  },
};
