import type { ChoiceTerms } from "./term.ts";

export const km: ChoiceTerms = {
  themes: {
    organisation_operations: "ដំណើរការអង្គភាព",
    culture_recreation: "វប្បធម៌ និងការកម្សាន្ត",
    economy: "សេដ្ឋកិច្ច",
    public_finance: "ហិរញ្ញវត្ថុសាធារណៈ",
    housing: "លំនៅឋាន",
    international: "កិច្ចការអន្តរជាតិ",
    migration_integration: "ចំណាកស្រុក និងសមាហរណកម្ម",
    nature_environment: "ធម្មជាតិ និងបរិស្ថាន",
    education_science: "អប់រំ និងវិទ្យាសាស្ត្រ",
    public_order_safety: "សណ្ដាប់ធ្នាប់ និងសុវត្ថិភាព",
    law: "ច្បាប់",
    space_infrastructure: "លំហ និងហេដ្ឋារចនាសម្ព័ន្ធ",
    social_security: "សន្តិសុខសង្គម",
    traffic: "ចរាចរណ៍",
    work: "ការងារ",
    health_care: "សុខភាព និងការថែទាំ",
  },
  supplier_roles: {
    developer: "អ្នកអភិវឌ្ឍ",
    vendor: "អ្នកលក់",
    hosting: "អ្នកបង្ហោះ",
    integrator: "អ្នករួមបញ្ចូលប្រព័ន្ធ",
    data_provider: "អ្នកផ្ដល់ទិន្នន័យ",
    operator: "អ្នកប្រតិបត្តិ",
  },
};
