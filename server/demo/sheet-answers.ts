import type { Answers } from "#contract/factsheets.ts";
import type { DemoAlgorithm } from "./algorithms.ts";
import { answer, text, words } from "./answer-parts.ts";
import { filled } from "./chains.ts";
import { REGISTER_ANSWERS } from "./register-answers.ts";

const notApplicable = (en: string, es: string) => answer(null, { state: "not_applicable", reason: words(en, es) });

/** The same for every algorithm of the city. */
const CITY: Answers = {
  legal_basis: text(
    "The city’s public task under the Municipal Services Act. It needs no permission beyond the council’s budget decision.",
    "La función pública de la ciudad según la Ley de Servicios Municipales. Basta con la decisión presupuestaria del pleno.",
  ),
  legal_refs: answer([{ id: "law-1", title: "Municipal Services Act, section 14" }]),
  objection: text(
    "Write to the digital rights team. A person answers within three weeks and, where something was decided, looks at it again.",
    "Escriba al equipo de derechos digitales. Una persona responde en tres semanas y, si hubo una decisión, la revisa.",
  ),
  sharing: notApplicable(
    "No data is passed on to other organizations.",
    "No se entregan datos a otras organizaciones.",
  ),
  fallback: text(
    "It can be switched off at any time. The department then works as it did before, only more slowly.",
    "Se puede apagar en cualquier momento. El departamento trabaja entonces como antes, solo que más despacio.",
  ),
  maintenance: text(
    "The department and the city’s data team check it together twice a year and note every change.",
    "El departamento y el equipo de datos lo revisan juntos dos veces al año y anotan cada cambio.",
  ),
};

const CLOSED_CODE = notApplicable(
  "The software belongs to the supplier, and the contract does not make its code public.",
  "El programa es del proveedor y el contrato no hace público su código.",
);

/** Bought from a supplier. */
const BOUGHT: Answers = {
  developed_in_house: answer("no"),
  code_url: CLOSED_CODE,
  supplier_data_access: text(
    "The supplier sees totals and error messages for maintenance, for 30 days, and nothing about single people.",
    "El proveedor ve totales y mensajes de error para el mantenimiento, durante 30 días, y nada sobre personas.",
  ),
};

const FORECAST: Answers = {
  autonomy_level: answer("human_decides"),
  decision_effect: answer("information_only"),
  is_ai_system: answer("yes"),
  aia_risk: answer("minimal"),
  use_type: answer("predictive"),
  capabilities: answer(["forecasting", "analysis"]),
  retention: answer("years"),
  retention_length: answer(2),
  access: answer(["staff_team", "supplier"]),
  storage: answer(["own_data_centre"]),
  assessments_note: text(
    "A first check found no personal data, so no full data protection assessment was needed.",
    "Una primera revisión no encontró datos personales, así que no hizo falta una evaluación completa.",
  ),
  proportionality: text(
    "It uses totals only, so people give up nothing. The cost is a small share of what extra staff would cost.",
    "Solo usa totales, así que nadie pierde nada. Cuesta una pequeña parte de lo que costaría más personal.",
  ),
};

/** Not for the parking forecast, where the supplier suggests the answer. */
const WATCHED: Answers = {
  human_oversight: text(
    "Staff compare the forecast with what happened every week, and can correct or switch it off.",
    "El personal compara cada semana la previsión con lo que pasó, y puede corregirla o apagarla.",
  ),
};

const row = (id: string, risk: [string, string], mitigation: [string, string]) => ({
  id,
  risk: words(...risk),
  mitigation: words(...mitigation),
});

/** By reference. Open answers are left open on purpose, so that the demo shows gaps. */
const SHEETS: Readonly<Record<string, Answers>> = {
  "ALG-001": {
    ...CITY,
    people_affected: answer(["applicants", "businesses"]),
    necessity: text(
      "Two thirds of all applications are simple. In the order they arrived, each waited eleven weeks behind difficult ones.",
      "Dos tercios de las solicitudes son sencillas. Por orden de llegada, cada una esperaba once semanas detrás de las difíciles.",
    ),
    proportionality: text(
      "People get an answer about five weeks sooner. Nobody is refused by it, and every file is still read by a planner.",
      "La gente recibe respuesta unas cinco semanas antes. No deniega nada, y un técnico sigue leyendo cada expediente.",
    ),
    alternatives: text(
      "More planners (none could be found), a fixed fee for simple cases (unfair), and a checklist on paper (too slow).",
      "Más técnicos (no se encontraron), una tasa fija para casos sencillos (injusta) y una lista en papel (demasiado lenta).",
    ),
    benefits: text(
      "Simple permits in six weeks instead of eleven; fewer phone calls about waiting times.",
      "Licencias sencillas en seis semanas en lugar de once; menos llamadas por los plazos.",
    ),
    out_of_scope: text(
      "It does not decide, does not set fees and is not used for enforcement.",
      "No decide, no fija tasas y no se usa para inspecciones.",
    ),
    autonomy_level: answer("human_in_the_loop"),
    decision_effect: answer("ranking_or_score"),
    process_integration: text(
      "After an application is complete, it suggests a queue. A planner confirms or changes it before the work begins.",
      "Cuando la solicitud está completa, sugiere una cola. Un técnico la confirma o la cambia antes de empezar.",
    ),
    human_oversight: text(
      "Planners move about one file in twelve to another queue. Every month they look at all files that waited longest.",
      "Los técnicos cambian de cola uno de cada doce expedientes. Cada mes revisan los que más esperaron.",
    ),
    notice_given: answer("before_use"),
    notice_note: text(
      "The application form says so in its first paragraph, with a link to this page.",
      "El formulario lo dice en su primer párrafo, con un enlace a esta página.",
    ),
    use_type: answer("predictive"),
    outputs: text(
      "One of three queues, with the two reasons that counted most.",
      "Una de tres colas, con los dos motivos que más contaron.",
    ),
    usage_count: answer(1900),
    usage_period: answer("year"),
    explanation: text(
      "It compares a new application with 6,000 earlier ones: what is to be built, where, and which documents came with it. Files that look like earlier simple ones are suggested for the quick queue.",
      "Compara una solicitud nueva con 6.000 anteriores: qué se construye, dónde y qué documentos la acompañan. Las que se parecen a casos sencillos se sugieren para la cola rápida.",
    ),
    technical_description: text(
      "Gradient-boosted decision trees on 34 features of the form and the plan. Trained once a year, frozen in between. No free text is used.",
      "Árboles de decisión con refuerzo sobre 34 características del formulario y el plano. Se entrena una vez al año y queda fijo. No usa texto libre.",
    ),
    fairness_tests: answer([
      {
        id: "test-1",
        method: words(
          "Waiting times by district and by size of the project",
          "Esperas por barrio y por tamaño del proyecto",
        ),
        result: words(
          "No district waits more than four days longer than average. Small projects wait less, as intended.",
          "Ningún barrio espera más de cuatro días sobre la media. Los proyectos pequeños esperan menos, como se pretende.",
        ),
        tested_on: "2025-11-20",
      },
    ]),
    capabilities: answer(["analysis", "management"]),
    performance: answer([{ id: "perf-1", metric: "Right queue", value: "91 %", dataset: "Applications of 2024" }]),
    retention: answer("years"),
    retention_length: answer(2),
    access: answer(["staff_team"]),
    data_quality_bias: text(
      "Older files are about houses more often than shops. Shops are therefore read by two planners.",
      "Los expedientes antiguos tratan más de casas que de comercios. Por eso los comercios los leen dos técnicos.",
    ),
    storage: answer(["own_data_centre"]),
    gdpr_grounds: answer(["public_task"]),
    privacy_statement_url: answer("https://seaview.example/privacy/permits"),
    assessments: answer([
      {
        id: "dpia-1",
        kind: "dpia",
        status: "done",
        done_on: "2024-01-15",
        summary: words(
          "Low remaining risk, reviewed every two years.",
          "Riesgo restante bajo, revisado cada dos años.",
        ),
      },
    ]),
    risks: answer([
      row(
        "risk-1",
        ["A difficult case lands in the quick queue", "Un caso difícil cae en la cola rápida"],
        [
          "The planner can move it with one click; both are counted",
          "El técnico lo mueve con un clic; ambos casos se cuentan",
        ],
      ),
      row(
        "risk-2",
        ["Unusual buildings are always sorted as difficult", "Los edificios poco comunes siempre salen como difíciles"],
        [
          "Nobody waits longer than eleven weeks, whatever it says",
          "Nadie espera más de once semanas, diga lo que diga",
        ],
      ),
    ]),
    monitoring: text(
      "Waiting times and moved files every month; the figures go to the planning committee twice a year.",
      "Esperas y expedientes movidos cada mes; las cifras van a la comisión de urbanismo dos veces al año.",
    ),
    monitoring_interval: answer("monthly"),
    rights: text(
      "You can see your data, have it corrected, and ask why your file was put where it is.",
      "Puede ver sus datos, hacerlos corregir y preguntar por qué su expediente está donde está.",
    ),
    accountable_role: text("Head of permits", "Jefatura de licencias"),
    developed_in_house: answer("yes"),
    is_ai_system: answer("yes"),
    aia_risk: answer("minimal"),
  },
  "ALG-002": {
    ...CITY,
    ...BOUGHT,
    ...FORECAST,
    people_affected: answer(["drivers", "residents"]),
    necessity: text(
      "On summer weekends one car in four around the harbour is looking for a space.",
      "Los fines de semana de verano, uno de cada cuatro coches junto al puerto busca aparcamiento.",
    ),
    alternatives: text(
      "Signs with counts alone: they say what is free now, not when somebody arrives.",
      "Solo paneles con plazas libres: dicen lo de ahora, no lo de cuando se llega.",
    ),
    benefits: text(
      "Less traffic and cleaner air around the harbour.",
      "Menos tráfico y aire más limpio junto al puerto.",
    ),
    process_integration: text(
      "The forecast goes to the signs at the four entrances of the city and to the website, every ten minutes.",
      "La previsión va a los paneles de las cuatro entradas y a la web, cada diez minutos.",
    ),
    outputs: text("Three colours for each car park and hour.", "Tres colores para cada aparcamiento y hora."),
    explanation: text(
      "It looks at how full each car park was on similar days, in similar weather, and at what is on in town.",
      "Mira cómo se llenó cada aparcamiento en días parecidos, con tiempo parecido, y qué hay en la ciudad.",
    ),
    technical_description: text(
      "A seasonal model with weather and events as inputs, corrected by fixed rules of the transport department.",
      "Un modelo estacional con tiempo y eventos, corregido por reglas fijas del departamento de transporte.",
    ),
    performance: answer([
      { id: "perf-1", metric: "Hours forecast right", value: "84 %", dataset: "May to October 2025" },
    ]),
    data_quality_bias: text(
      "Street parking is not counted, so the forecast covers car parks only.",
      "No se cuenta el aparcamiento en la calle: la previsión solo cubre los aparcamientos.",
    ),
    output_data: text(
      "One colour for each car park and hour, kept for two years.",
      "Un color por aparcamiento y hora, guardado dos años.",
    ),
    risks: answer([
      row(
        "risk-1",
        ["Cars are sent to a car park that has filled up", "Se envían coches a un aparcamiento ya lleno"],
        [
          "The sign shows the real count as soon as 95 % are taken",
          "El panel muestra el conteo real al llegar al 95 %",
        ],
      ),
    ]),
    monitoring: text(
      "Forecast and real counts are compared every week during the pilot.",
      "Durante la prueba se comparan cada semana la previsión y los conteos reales.",
    ),
    accountable_role: text("Head of transport", "Jefatura de transporte"),
    areas: answer(["Harbour", "Old Town"]),
  },
  "ALG-003": {
    ...CITY,
    developed_in_house: answer("no"),
    code_url: CLOSED_CODE,
    people_affected: answer(["residents", "visitors"]),
    necessity: text(
      "Half of all calls ask for a form or opening hours, and the lines are closed in the evening.",
      "La mitad de las llamadas piden un formulario u horarios, y por la noche no se atiende.",
    ),
    proportionality: text(
      "People get an answer at once and can always reach a person. What they type is kept for a short time only.",
      "La gente recibe respuesta al instante y siempre puede hablar con una persona. Lo escrito se guarda poco tiempo.",
    ),
    alternatives: text(
      "Longer phone hours (too costly) and a better search, which came first and is still there.",
      "Más horas de teléfono (demasiado caro) y un buscador mejor, que llegó antes y sigue ahí.",
    ),
    benefits: text(
      "Fewer missed calls, answers in six languages.",
      "Menos llamadas perdidas, respuestas en seis idiomas.",
    ),
    autonomy_level: answer("fully_automated"),
    decision_effect: answer("information_only"),
    process_integration: text(
      "It stands beside the search on the website. Questions it cannot answer go to the service desk the next morning.",
      "Está junto al buscador de la web. Lo que no sabe responder pasa a atención ciudadana a la mañana siguiente.",
    ),
    human_oversight: text(
      "The service desk reads a sample of 50 conversations a week and corrects the pages that led to wrong answers.",
      "Atención ciudadana lee 50 conversaciones por semana y corrige las páginas que llevaron a errores.",
    ),
    notice_given: answer("before_use"),
    notice_note: text("The first line says that a program answers.", "La primera línea dice que responde un programa."),
    use_type: answer("generative"),
    usage_count: answer(3200),
    usage_period: answer("month"),
    explanation: text(
      "It looks for the pages of the city’s website that fit the question and puts their words together into an answer, with links.",
      "Busca las páginas municipales que encajan con la pregunta y compone una respuesta con sus palabras y enlaces.",
    ),
    technical_description: text(
      "A hosted language model with retrieval over 1,400 pages. It answers from those pages only and says so when it finds none.",
      "Un modelo de lenguaje alojado con búsqueda en 1.400 páginas. Solo responde con ellas y avisa si no encuentra nada.",
    ),
    fairness_tests: answer([
      {
        id: "test-1",
        method: words("The same 120 questions in six languages", "Las mismas 120 preguntas en seis idiomas"),
        result: words(
          "Right answers between 88 % (Khmer) and 94 % (English). Khmer pages are being extended.",
          "Respuestas correctas entre el 88 % (jemer) y el 94 % (inglés). Se amplían las páginas en jemer.",
        ),
      },
    ]),
    capabilities: answer(["computer_linguistics", "creation"]),
    performance: answer([{ id: "perf-1", metric: "Right answers", value: "92 %", dataset: "120 test questions" }]),
    retention: answer("days"),
    retention_length: answer(30),
    access: answer(["staff_team", "supplier"]),
    data_quality_bias: text(
      "Pages that are out of date lead to answers that are out of date.",
      "Las páginas desactualizadas llevan a respuestas desactualizadas.",
    ),
    storage: answer(["cloud_other"]),
    gdpr_grounds: answer(["public_task"]),
    privacy_statement_url: answer("https://seaview.example/privacy/ask"),
    assessments: answer([{ id: "dpia-1", kind: "dpia", status: "done", done_on: "2025-08-04" }]),
    risks: answer([
      row(
        "risk-1",
        ["A wrong answer costs somebody a deadline", "Una respuesta errónea hace perder un plazo"],
        [
          "Deadlines are always quoted from the page, with its link",
          "Los plazos siempre se citan de la página, con enlace",
        ],
      ),
      row(
        "risk-2",
        ["People write private things", "La gente escribe cosas privadas"],
        ["Names and numbers are removed before anything is stored", "Los nombres y números se borran antes de guardar"],
      ),
    ]),
    monitoring: text(
      "Unanswered questions and thumbs down are counted every week.",
      "Cada semana se cuentan las preguntas sin respuesta y los votos negativos.",
    ),
    rights: text(
      "You can ask for your conversation to be deleted: its number is shown at the end.",
      "Puede pedir que se borre su conversación: su número aparece al final.",
    ),
    opt_out: answer("yes"),
    accountable_role: text("Head of citizen services", "Jefatura de atención ciudadana"),
    is_ai_system: answer("yes"),
    aia_risk: answer("transparency_only"),
  },
  "ALG-004": {
    ...CITY,
    people_affected: answer(["applicants", "vulnerable_groups", "children"]),
    necessity: text(
      "One application in five comes back because a document is missing, and families wait two months more.",
      "Una de cada cinco solicitudes vuelve porque falta un documento, y las familias esperan dos meses más.",
    ),
    proportionality: text(
      "It only points out what is missing. It calculates no benefit and refuses nobody.",
      "Solo señala lo que falta. No calcula ninguna ayuda ni deniega nada.",
    ),
    alternatives: text(
      "A clearer form came first and halved the problem. A second reader for every file would need six people.",
      "Primero se aclaró el formulario, que redujo el problema a la mitad. Un segundo lector exigiría seis personas.",
    ),
    benefits: text("Complete applications at the first try.", "Solicitudes completas al primer intento."),
    out_of_scope: text(
      "Looking for fraud, or comparing with other databases.",
      "Buscar fraude o cruzar datos con otras bases.",
    ),
    autonomy_level: answer("human_in_the_loop"),
    decision_effect: answer("recommendation"),
    process_integration: text(
      "Before a file reaches a case worker, the family gets a list of what is missing and can add it.",
      "Antes de llegar al tramitador, la familia recibe la lista de lo que falta y puede añadirlo.",
    ),
    human_oversight: text(
      "A case worker sees every list before it is sent, and can change it.",
      "Un tramitador ve cada lista antes de enviarla, y puede cambiarla.",
    ),
    notice_given: answer("before_use"),
    use_type: answer("diagnostic"),
    outputs: text(
      "A list of missing documents, in plain words.",
      "Una lista de documentos que faltan, en palabras claras.",
    ),
    explanation: text(
      "It goes through the rules of the benefit one by one and looks whether the application says something about each.",
      "Recorre las reglas de la ayuda una por una y mira si la solicitud dice algo de cada una.",
    ),
    technical_description: text(
      "About 140 rules written by the department; no learning from data.",
      "Unas 140 reglas escritas por el departamento; no aprende de datos.",
    ),
    fairness_tests: answer([
      {
        id: "test-1",
        method: words("200 old files, by language of the applicant", "200 expedientes antiguos, por idioma"),
        result: words(
          "No difference in what was found missing. It will be repeated before the start.",
          "Ninguna diferencia en lo que faltaba. Se repetirá antes de empezar.",
        ),
      },
    ]),
    retention: answer("months"),
    retention_length: answer(6),
    access: answer(["staff_team"]),
    data_quality_bias: text(
      "Applications on paper are typed in by hand, so they contain more mistakes.",
      "Las solicitudes en papel se teclean a mano y contienen más errores.",
    ),
    storage: answer(["own_data_centre"]),
    gdpr_grounds: answer(["legal_obligation", "public_task"]),
    privacy_statement_url: answer("https://seaview.example/privacy/benefits"),
    assessments: answer([
      { id: "fria-1", kind: "fria", status: "in_progress" },
      { id: "dpia-1", kind: "dpia", status: "in_progress" },
    ]),
    risks: answer([
      row(
        "risk-1",
        ["A family gives up because the list is long", "Una familia abandona porque la lista es larga"],
        ["The list names a person to call", "La lista nombra a una persona a quien llamar"],
      ),
    ]),
    monitoring: text(
      "How many families add what was missing, and how many give up, every month.",
      "Cada mes, cuántas familias añaden lo que faltaba y cuántas abandonan.",
    ),
    rights: text(
      "You can see what was found, have it corrected and ask a person to go through it with you.",
      "Puede ver lo encontrado, hacerlo corregir y pedir que una persona lo revise con usted.",
    ),
    accountable_role: text("Head of social services", "Jefatura de servicios sociales"),
    developed_in_house: answer("yes"),
    is_ai_system: answer("unknown"),
    aia_role: answer("deployer"),
    aia_risk: answer("high_annex_iii"),
    aia_annex_iii_areas: answer(["essential_services"]),
  },
  "ALG-005": {
    ...CITY,
    ...FORECAST,
    ...WATCHED,
    decision_effect: answer("recommendation"),
    use_type: answer("descriptive"),
    capabilities: answer(["computer_vision"]),
    access: answer(["staff_team"]),
    people_affected: answer(["drivers", "cyclists_pedestrians"]),
    necessity: text(
      "Inspectors on foot saw each road once in two years; holes open within weeks after rain.",
      "Los inspectores a pie veían cada calle cada dos años; los baches se abren en semanas con la lluvia.",
    ),
    alternatives: text(
      "Reports by residents, which took its place in 2025.",
      "Avisos de vecinos, que lo sustituyeron en 2025.",
    ),
    benefits: text(
      "Holes repaired in nine days instead of thirty.",
      "Baches reparados en nueve días en lugar de treinta.",
    ),
    effectiveness: text(
      "It found 71 % of the holes. With the new reporting form residents find more, so it was stopped.",
      "Encontró el 71 % de los baches. Con el nuevo formulario los vecinos encuentran más, así que se detuvo.",
    ),
    process_integration: text(
      "A list went to the road crew every morning; the crew looked first and repaired then.",
      "Cada mañana iba una lista a la brigada; primero miraba y luego reparaba.",
    ),
    outputs: text("A place on the map with a photo.", "Un punto en el mapa con una foto."),
    usage_count: answer(40_000),
    usage_period: answer("month"),
    explanation: text(
      "City cars took a photo every few metres. The program blurred faces and plates, and marked dark edges that look like a hole.",
      "Los coches municipales hacían una foto cada pocos metros. El programa difuminaba caras y matrículas y marcaba bordes oscuros como de bache.",
    ),
    technical_description: text(
      "An image model trained on 9,000 photos of Seaview’s roads. Photos were deleted after 48 hours.",
      "Un modelo de imágenes entrenado con 9.000 fotos de las calles de Seaview. Las fotos se borraban a las 48 horas.",
    ),
    performance: answer([{ id: "perf-1", metric: "Holes found", value: "71 %", dataset: "Inspections of 2024" }]),
    data_quality_bias: text(
      "Roads that city cars use seldom were photographed seldom.",
      "Las calles por donde pasan poco los coches municipales se fotografiaban poco.",
    ),
    developed_in_house: answer("yes"),
    risks: answer([
      row(
        "risk-1",
        ["People can be recognized in a photo", "Se puede reconocer a personas en una foto"],
        [
          "Faces and plates were blurred in the car, before storing",
          "Caras y matrículas se difuminaban en el coche, antes de guardar",
        ],
      ),
    ]),
    monitoring: text(
      "The road crew reported false alarms every week.",
      "La brigada informaba cada semana de las falsas alarmas.",
    ),
    accountable_role: text("Head of roads", "Jefatura de vías públicas"),
    areas: answer(["Harbour", "Old Town", "Mill Creek"]),
    status_note: text(
      "Stopped in June 2025. Its photos are deleted.",
      "Detenido en junio de 2025. Sus fotos están borradas.",
    ),
  },
  "ALG-006": {
    ...CITY,
    ...BOUGHT,
    ...FORECAST,
    ...WATCHED,
    people_affected: answer(["residents", "visitors"]),
    necessity: text(
      "On Sundays a third of the passengers had to wait for the next ferry without knowing why.",
      "Los domingos, un tercio de los pasajeros esperaba al siguiente ferri sin saber por qué.",
    ),
    alternatives: text(
      "Bookings, which would shut out people without a phone.",
      "Reservas, que excluirían a quien no tiene teléfono.",
    ),
    benefits: text(
      "Shorter queues at the pier and fewer full ferries.",
      "Colas más cortas en el muelle y menos ferris llenos.",
    ),
    process_integration: text(
      "The forecast is shown at the pier and on the website two hours ahead. The timetable stays as it is.",
      "La previsión se muestra en el muelle y en la web con dos horas de antelación. El horario no cambia.",
    ),
    outputs: text(
      "“Free seats”, “getting full” or “full” for each ferry.",
      "«Con sitio», «casi lleno» o «lleno» para cada ferri.",
    ),
    usage_count: answer(38),
    usage_period: answer("day"),
    explanation: text(
      "It learns from three years of tickets, counts at the pier and weather which ferries fill up, and when.",
      "Aprende de tres años de billetes, conteos en el muelle y tiempo qué ferris se llenan, y cuándo.",
    ),
    technical_description: text(
      "A regression on hour, weekday, season, weather and events; retrained every spring, frozen in between.",
      "Una regresión con hora, día, estación, tiempo y eventos; se entrena cada primavera y queda fija.",
    ),
    performance: answer([{ id: "perf-1", metric: "Ferries forecast right", value: "89 %", dataset: "Summer 2025" }]),
    data_quality_bias: text(
      "Children without a ticket are not counted, so full means nearly full.",
      "Los niños sin billete no se cuentan, así que «lleno» significa casi lleno.",
    ),
    output_data: text("One word for each ferry, kept for two years.", "Una palabra por ferri, guardada dos años."),
    risks: answer([
      row(
        "risk-1",
        ["People stay away from a ferry that had room", "La gente evita un ferri que tenía sitio"],
        [
          "The pier shows the real count from 15 minutes before",
          "El muelle muestra el conteo real desde 15 minutos antes",
        ],
      ),
    ]),
    monitoring: text(
      "Forecast and counts are compared every month.",
      "Cada mes se comparan la previsión y los conteos.",
    ),
    accountable_role: text("Head of planning", "Jefatura de planificación"),
    areas: answer(["Ferry Terminal"]),
  },
};

export const sheetAnswers = ({ reference, purpose, data, personal_data }: DemoAlgorithm): Answers => ({
  ...SHEETS[reference],
  ...REGISTER_ANSWERS[reference],
  purpose: answer(filled(purpose)),
  data_summary: answer(filled(data)),
  personal_data: answer(personal_data),
});
