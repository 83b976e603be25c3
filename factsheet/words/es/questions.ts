import * as registers from "./registers.ts";
import type { QuestionWords, SectionWords } from "../../words.ts";

export const sections = {
  purpose: { title: "Finalidad", intro: "Para qué sirve y si eso lo justifica." },
  process: { title: "Uso en la práctica", intro: "Cómo se usan sus resultados y qué siguen decidiendo las personas." },
  working: { title: "Cómo funciona", intro: "Desde un párrafo sencillo hasta el detalle técnico." },
  data: { title: "Datos", intro: "Qué entra, qué sale, cuánto tiempo se guarda y quién puede verlo." },
  law: { title: "Ley y evaluaciones", intro: "Qué lo permite y cómo se evaluó su impacto." },
  risks_and_rights: { title: "Riesgos y derechos", intro: "Qué puede salir mal y qué pueden hacer las personas." },
  accountability: { title: "Responsabilidad y proveedores", intro: "Quién es responsable de él y quién lo hizo." },
  classification: { title: "Clasificación", intro: "Cómo lo clasifica la ley sobre IA." },
  publication: { title: "Publicación", intro: "Dónde más se publica y cómo lo encuentran las personas." },
  registers: registers.section,
} satisfies SectionWords;

export const questions = {
  purpose: {
    label: "¿Para qué sirve y qué supone para las personas?",
    help: "Empiece por el problema que resuelve. Después diga qué cambia para las personas afectadas.",
  },
  people_affected: {
    label: "¿A quién afecta?",
    help: "Todas las personas a las que pueden afectar sus resultados, no solo quienes lo usan.",
  },
  people_affected_note: {
    label: "Más sobre las personas afectadas",
    help: "Cuántas personas son y si algunas se ven más afectadas que otras.",
  },
  necessity: { label: "¿Por qué hace falta?", help: "Qué iría mal o faltaría sin él." },
  proportionality: {
    label: "¿Las ventajas superan los inconvenientes?",
    help: "Nombre ambos y explique cómo los sopesó.",
  },
  alternatives: {
    label: "¿Qué otras opciones se estudiaron?",
    help: "Otras vías para lograr el objetivo, también sin algoritmo, y por qué no las eligió.",
  },
  benefits: {
    label: "¿Qué beneficios espera?",
    help: "Resultados medibles, como tiempo ahorrado o errores evitados.",
  },
  out_of_scope: { label: "¿Para qué no está pensado?", help: "Usos que quedan excluidos." },
  previous_process: { label: "¿Cómo se hacía antes?", help: "Para que se vea qué cambia." },
  political_decisions: {
    label: "Decisiones en que se basa",
    help: "Decisiones del pleno o de la dirección, con enlace si son públicas.",
  },
  effectiveness: { label: "¿Qué ha logrado hasta ahora?", help: "Resultados de una evaluación, buenos o malos." },
  effectiveness_measured_on: { label: "¿Cuándo se midió?", help: "La fecha de los resultados." },

  autonomy_level: {
    label: "¿Qué deciden las personas?",
    help: "Elija lo que ocurre en la práctica, no lo que dice el manual.",
  },
  decision_effect: { label: "¿Qué efecto tiene su resultado?", help: "Elija el efecto más fuerte que puede tener." },
  process_integration: {
    label: "¿En qué punto del proceso interviene?",
    help: "Qué pasa antes y después, y quién hace qué.",
  },
  human_oversight: {
    label: "¿Cómo lo controlan y corrigen las personas?",
    help: "Quién puede anular un resultado, cuándo, y con qué frecuencia ocurre.",
  },
  notice_given: {
    label: "¿Se avisa a las personas?",
    help: "Si las personas afectadas saben que interviene un algoritmo.",
  },
  notice_note: {
    label: "¿Cómo se avisa, o por qué no?",
    help: "Qué se les dice, dónde y cuándo. Si no se les avisa, explique por qué.",
  },
  use_type: { label: "¿Qué hace con los datos?", help: "Elija lo que describe su tarea principal." },
  outputs: {
    label: "¿Qué reciben quienes lo usan?",
    help: "Un número, una lista, un texto o una imagen: lo que ven en pantalla.",
  },
  usage_count: { label: "¿Con qué frecuencia se usa?", help: "Cuántos casos, personas o imágenes trata." },
  usage_period: { label: "¿En qué periodo?", help: "El periodo que abarca el número anterior." },
  usage_note: { label: "Más sobre la frecuencia", help: "Por ejemplo temporadas, o una estimación." },
  fallback: { label: "¿Y si falla?", help: "Cómo sigue el trabajo sin él y cómo se puede apagar." },
  staff_training: {
    label: "¿Cómo se forma al personal?",
    help: "Qué deben saber las personas antes de trabajar con él.",
  },

  explanation: {
    label: "¿Cómo funciona, para todo el mundo?",
    help: "Como se lo explicaría a una vecina, sin términos técnicos.",
  },
  technical_description: {
    label: "¿Cómo funciona, para expertos?",
    help: "Métodos, modelos y variables. Aquí los términos técnicos son bienvenidos.",
  },
  fairness_tests: {
    label: "Pruebas de sesgo y equidad",
    help: "Una fila por prueba, incluidas las de resultados incómodos.",
  },
  capabilities: { label: "¿Qué sabe hacer?", help: "Elija todo lo que corresponda." },
  models: { label: "Modelos", help: "Una fila por modelo." },
  performance: { label: "¿Qué tal rinde?", help: "Una fila por cifra, con los datos con que se midió." },
  maintenance: { label: "¿Cómo se mantiene?", help: "Quién lo actualiza y cada cuánto se vuelve a entrenar." },
  code_url: { label: "Código fuente", help: "Un enlace al repositorio, no a una página de producto." },
  code_license: { label: "Licencia del código", help: "Por ejemplo EUPL-1.2, o «propietaria»." },
  product_url: { label: "Página de producto del proveedor", help: "Donde el proveedor lo describe." },
  architecture_url: { label: "Diagrama de la arquitectura", help: "Un enlace a una imagen o un documento." },

  data_summary: { label: "¿Qué datos usa?", help: "De dónde vienen y qué contienen, en palabras sencillas." },
  personal_data: {
    label: "¿Usa datos personales?",
    help: "Elija el tipo más delicado. De él dependen las preguntas siguientes.",
  },
  retention: { label: "¿Cuánto tiempo se guardan los datos?", help: "Elija la unidad y luego el número." },
  retention_length: { label: "¿Cuántos?", help: "Por ejemplo, 30 si los datos se guardan 30 días." },
  retention_note: { label: "Más sobre el plazo", help: "Por ejemplo, plazos distintos para datos distintos." },
  access: {
    label: "¿Quién puede ver los datos?",
    help: "Elija a todos los que pueden ver datos de personas concretas.",
  },
  access_note: {
    label: "Más sobre quién puede ver los datos",
    help: "Nombres de los servicios y cómo se concede el acceso.",
  },
  data_quality_bias: {
    label: "¿Qué falta o está sesgado en los datos?",
    help: "Lagunas y errores conocidos, y grupos infrarrepresentados o sobrerrepresentados.",
  },
  datasets: { label: "Conjuntos de datos", help: "Una fila por conjunto. Para empezar basta un título." },
  output_data: { label: "¿Qué datos produce?", help: "Qué se guarda de sus resultados." },
  storage: { label: "¿Dónde se guardan los datos?", help: "Elija todo lo que corresponda." },
  storage_countries: {
    label: "¿En qué países?",
    help: "Países donde se guardan los datos o desde los que se puede acceder a ellos.",
  },
  sharing: { label: "¿Quién recibe datos?", help: "Una fila por organización que recibe datos con regularidad." },

  legal_basis: { label: "¿Qué permite usarlo?", help: "La función y la ley, en palabras sencillas." },
  legal_refs: {
    label: "Leyes y normas",
    help: "Una fila por norma. Añada una fecha para recibir un aviso cuando caduque.",
  },
  gdpr_grounds: { label: "Base legal para usar datos personales", help: "Elija todas las que correspondan." },
  privacy_statement_url: {
    label: "Declaración de privacidad",
    help: "La página que informa a las personas sobre sus datos.",
  },
  processing_register_url: {
    label: "Entrada en el registro de actividades de tratamiento",
    help: "Si su registro es público.",
  },
  assessments: {
    label: "Evaluaciones de impacto",
    help: "Una fila por evaluación, incluidas las previstas o las que no hicieron falta.",
  },
  assessments_note: {
    label: "Por qué no se hicieron algunas",
    help: "Explíquelo para cada una que se podría esperar.",
  },
  independent_reviews: {
    label: "Revisiones independientes",
    help: "Auditorías y revisiones de terceros independientes.",
  },

  risks: { label: "Riesgos y medidas", help: "Una fila por riesgo, con lo que usted hace al respecto." },
  monitoring: { label: "¿Cómo se supervisa?", help: "Qué se supervisa, quién lo hace y qué pasa cuando algo va mal." },
  monitoring_interval: { label: "¿Cada cuánto?", help: "Cada cuánto lo revisa alguien." },
  objection: { label: "¿Cómo se puede reclamar?", help: "A quién dirigirse, en qué plazo y qué ocurre después." },
  objection_url: { label: "Página para reclamar", help: "El formulario o la página donde se presenta." },
  rights: {
    label: "¿Qué derechos tienen las personas?",
    help: "Por ejemplo, ver, corregir o borrar sus datos, y cómo ejercer estos derechos.",
  },
  opt_out: { label: "¿Pueden las personas excluirse?", help: "Si alguien puede negarse sin perjuicio." },
  incidents: {
    label: "Incidentes conocidos",
    help: "Qué pasó y qué se hizo. Solo para el personal, salvo que usted decida otra cosa.",
  },
  consultations: {
    label: "¿A quién se consultó?",
    help: "Consultas con el público, expertos o representantes del personal.",
  },

  accountable_role: { label: "¿Quién responde por él?", help: "Un cargo, no un nombre: «Jefatura de licencias»." },
  developed_in_house: { label: "¿Se desarrolló internamente?", help: "Si es así, no hace falta indicar un proveedor." },
  supplier_data_access: {
    label: "¿Qué puede ver el proveedor?",
    help: "Qué datos, para qué y cómo se limita el acceso.",
  },
  products: { label: "Productos que se usan", help: "Una fila por producto o servicio." },
  procurement: { label: "¿Cómo se contrató?", help: "El procedimiento que llevó al contrato." },
  procurement_note: { label: "Más sobre la contratación", help: "Por ejemplo dónde se publicó la licitación." },
  contract_reference: { label: "Número de contrato", help: "Solo para el personal, salvo que usted decida otra cosa." },
  contract_ends_on: { label: "Fin del contrato", help: "Solo para el personal, salvo que usted decida otra cosa." },
  yearly_cost: { label: "Coste anual", help: "Con la moneda, por ejemplo «40.000 €»." },
  funding: { label: "¿Quién lo paga?", help: "El presupuesto, una subvención, un socio." },
  registered_by: { label: "Registrado por", help: "Si otra persona lo rellena en su nombre." },

  is_ai_system: {
    label: "¿Es un sistema de IA según la ley?",
    help: "Según la definición del Reglamento europeo de IA. «Desconocido» es una respuesta válida.",
  },
  aia_risk: { label: "Clase de riesgo según el Reglamento de IA", help: "Si duda, pregunte a su equipo jurídico." },
  aia_not_high_reason: {
    label: "¿Por qué no es de alto riesgo?",
    help: "Qué condición del artículo 6, apartado 3, se aplica, y por qué.",
  },
  aia_annex_iii_areas: { label: "Ámbito del anexo III", help: "Elija todo lo que corresponda." },
  aia_role: {
    label: "Su papel según el Reglamento de IA",
    help: "Si lo introduce en el mercado, lo usa o ambas cosas.",
  },
  aia_eu_entry_url: { label: "Entrada en la base de datos de la UE", help: "La página pública de la entrada." },
  aia_fria_summary: {
    label: "Resumen de la evaluación de derechos fundamentales",
    help: "Sus conclusiones en palabras sencillas.",
  },
  aia_dpia_summary: {
    label: "Resumen de la evaluación de protección de datos",
    help: "Sus conclusiones en palabras sencillas.",
  },
  aia_declaration_url: { label: "Declaración UE de conformidad", help: "Un enlace a la declaración." },
  aia_instructions_url: { label: "Instrucciones de uso", help: "Un enlace a las instrucciones." },
  aia_member_states: { label: "Estados miembros donde se ofrece", help: "Donde está en el mercado o en uso." },
  aia_certificates: { label: "Certificados", help: "Una fila por certificado." },

  status_note: { label: "Nota sobre su estado", help: "Por ejemplo por qué está en pausa." },
  public_page_url: { label: "Página sobre él", help: "Una página en otro sitio con más información." },
  source_register_url: { label: "Entrada en otro registro", help: "Donde se publicó por primera vez." },
  areas: { label: "¿Dónde se usa?", help: "Nombres de barrios o lugares. Pulse Intro para añadir uno." },
  search_terms: {
    label: "Palabras que la gente busca",
    help: "No se muestran al público. Pulse Intro para añadir una.",
  },
  ...registers.questions,
} satisfies QuestionWords;
