/** Texts of the questions that only a register abroad asks. */

export const section = {
  title: "Registros de otros países",
  intro: "Lo que solo pregunta el registro británico o el estadounidense.",
};

export const questions = {
  reported_to: {
    label: "¿En qué registros se declara?",
    help: "Elija uno para ver sus preguntas. El registro neerlandés no tiene preguntas propias.",
  },
  atrs_region: {
    label: "¿En qué región afecta a las personas?",
    help: "Con los nombres del registro británico. Elija todas las que correspondan.",
  },
  atrs_beta: {
    label: "¿La prueba es privada o pública?",
    help: "Privada: solo participan personas invitadas. Pública: puede participar cualquiera.",
  },
  system_input: {
    label: "¿Qué entra en el sistema?",
    help: "Lo que las personas u otros sistemas introducen cada vez que se usa.",
  },
  company_numbers: {
    label: "Números de registro de terceros",
    help: "Números de Companies House, separados por comas.",
  },
  omb_withheld: { label: "¿Queda fuera del informe público?", help: "Si es así, elija el motivo." },
  omb_high_impact: { label: "¿Es de alto impacto?", help: "Según el memorando M-25-21 de la OMB." },
  omb_high_impact_reason: {
    label: "¿Por qué no es de alto impacto?",
    help: "Explique por qué se presumía que lo era y por qué no lo es.",
  },
  omb_topic: { label: "¿Cuál es su tema?", help: "Elija el más cercano." },
  omb_classification: { label: "¿Qué tipo de IA es?", help: "Elija el más cercano, aunque use varios." },
  omb_ato: { label: "¿Tiene una autorización para operar?", help: "Propia o de un sistema del que forma parte." },
  omb_ato_system: { label: "Nombre del sistema autorizado", help: "Como figura en la autorización para operar." },
  omb_demographics: {
    label: "¿Qué datos de las personas usa el modelo?",
    help: "Solo los que usa como entrada. Elija todos los que correspondan.",
  },
  omb_custom_code: { label: "¿Incluye código desarrollado a medida?", help: "Código escrito para el organismo." },
  omb_testing: { label: "¿Se probó antes de ponerlo en marcha?", help: "Práctica mínima para la IA de alto impacto." },
  omb_assessment: {
    label: "¿Se completó una evaluación de impacto de la IA?",
    help: "Práctica mínima para la IA de alto impacto.",
  },
  omb_review: { label: "¿Quién hizo una revisión independiente?", help: "Alguien que no participó en su desarrollo." },
  omb_monitoring: {
    label: "¿Hay un seguimiento continuo?",
    help: "Del rendimiento, la seguridad, la privacidad y los derechos y libertades civiles.",
  },
  omb_training: { label: "¿Se forma a quienes lo manejan?", help: "Lo suficiente y de forma periódica." },
  omb_fail_safe: { label: "¿Hay un mecanismo de seguridad?", help: "Algo que limite los daños graves." },
  omb_appeal: { label: "¿Hay una vía para recurrir?", help: "Para las personas afectadas por su resultado." },
  omb_consultation: {
    label: "¿Cómo se consultó a los usuarios y al público?",
    help: "Elija todas las que correspondan.",
  },
};

const unknown = "No se sabe";
const YES_NO = { yes: "Sí", no: "No", unknown };
const OPEN = { in_progress: "En curso", waived: "Dispensado por la dirección de IA", unknown };
const PRACTICE = { yes: "Sí", ...OPEN };

export const options = {
  reported_to: {
    atrs: "Reino Unido: norma ATRS 4.0",
    omb: "Estados Unidos: inventario federal de IA de 2025",
    none: "Ninguno",
    unknown,
  },
  atrs_region: {
    uk: "Reino Unido",
    england: "Inglaterra",
    scotland: "Escocia",
    wales: "Gales",
    northern_ireland: "Irlanda del Norte",
    london: "Londres",
    north_east: "Noreste",
    north_west: "Noroeste",
    yorkshire_humber: "Yorkshire y el Humber",
    east_midlands: "Midlands del Este",
    west_midlands: "Midlands del Oeste",
    east_of_england: "Este de Inglaterra",
    south_east: "Sureste",
    south_west: "Suroeste",
    international: "Internacional",
    unknown,
  },
  atrs_beta: { private_beta: "Prueba privada", public_beta: "Prueba pública", unknown },
  omb_withheld: {
    no: "No",
    disclosure_risk: "Sí, divulgarlo supone un riesgo",
    prohibited: "Sí, la ley prohíbe divulgarlo",
    other: "Otro motivo",
    unknown,
  },
  omb_high_impact: {
    high: "De alto impacto",
    presumed_but_not: "Se presumía de alto impacto, pero no lo es",
    not_high: "No es de alto impacto",
    unknown,
  },
  omb_topic: {
    administration: "Administración",
    benefits: "Prestaciones públicas",
    cybersecurity: "Ciberseguridad",
    emergency: "Gestión de emergencias",
    energy_environment: "Energía y medio ambiente",
    health: "Salud y medicina",
    human_resources: "Recursos humanos",
    information_technology: "Tecnologías de la información",
    international: "Asuntos internacionales",
    law_enforcement: "Cumplimiento de la ley",
    procurement_finance: "Compras y finanzas",
    science: "Ciencia",
    service_delivery: "Prestación de servicios",
    transportation: "Transporte",
    other: "Otro",
    unknown,
  },
  omb_classification: {
    agentic: "Actúa por sí sola (IA agéntica)",
    classical: "Aprendizaje automático clásico",
    vision: "Visión por computador",
    generative: "IA generativa",
    language: "Procesamiento del lenguaje",
    reinforcement: "Aprendizaje por refuerzo",
    unknown,
  },
  omb_ato: YES_NO,
  omb_demographics: {
    race_ethnicity: "Raza o etnia",
    sex: "Sexo",
    age: "Edad",
    religion: "Religión",
    socioeconomic: "Nivel socioeconómico",
    ability: "Discapacidad",
    residency: "Residencia",
    marital: "Estado civil",
    income: "Ingresos",
    employment: "Empleo",
    none: "Ninguno de estos",
    other: "Otro",
    unknown,
  },
  omb_custom_code: YES_NO,
  omb_testing: PRACTICE,
  omb_assessment: PRACTICE,
  omb_review: {
    other_office: "Otra oficina",
    oversight_board: "Un comité de supervisión de la IA",
    chief_officer: "La dirección de IA",
    ...OPEN,
  },
  omb_monitoring: PRACTICE,
  omb_training: PRACTICE,
  omb_fail_safe: { yes: "Sí", not_applicable: "No aplicable", ...OPEN },
  omb_appeal: {
    yes: "Sí",
    not_applicable: "No aplicable",
    precluded: "La ley o el funcionamiento lo impiden",
    ...OPEN,
  },
  omb_consultation: {
    usability_testing: "Pruebas de uso",
    public_comments: "Comentarios del público",
    hearings: "Audiencias o reuniones públicas",
    other: "Otro",
    ...OPEN,
  },
};
