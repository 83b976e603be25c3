import type { ChoiceTerms } from "./term.ts";

export const ar: ChoiceTerms = {
  themes: {
    organisation_operations: "تسيير المؤسسة",
    culture_recreation: "الثقافة والترفيه",
    economy: "الاقتصاد",
    public_finance: "المالية العامة",
    housing: "السكن",
    international: "الشؤون الدولية",
    migration_integration: "الهجرة والاندماج",
    nature_environment: "الطبيعة والبيئة",
    education_science: "التعليم والعلوم",
    public_order_safety: "النظام العام والسلامة",
    law: "القانون",
    space_infrastructure: "العمران والبنية التحتية",
    social_security: "الضمان الاجتماعي",
    traffic: "المرور",
    work: "العمل",
    health_care: "الصحة والرعاية",
  },
  supplier_roles: {
    developer: "المطوّر",
    vendor: "البائع",
    hosting: "الاستضافة",
    integrator: "المُدمج",
    data_provider: "مزوّد البيانات",
    operator: "المشغّل",
  },
};
