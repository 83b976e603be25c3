import { inSix, type Words } from "./texts.ts";

/** Texts for one element of an algorithm's chain, by variable name. */
export type ElementTexts = Readonly<Record<string, Words>>;

const details = (...words: Parameters<typeof inSix>): ElementTexts => ({ additional_description: inSix(...words) });
const risk = (could: Words, done?: Words): ElementTexts => ({ risk: could, ...(done && { mitigation: done }) });
const right = (...words: Parameters<typeof inSix>): ElementTexts => ({ rights: inSix(...words) });

/** By right, the same for every algorithm. */
const RIGHTS: Readonly<Record<string, ElementTexts>> = {
  right_to_notice: right(
    "We say so in the confirmation you get, and on this page.",
    "Lo decimos en la confirmación que recibes y en esta página.",
    "Nous le disons dans la confirmation que vous recevez et sur cette page.",
    "Dizemo-lo na confirmação que recebe e nesta página.",
    "Sinasabi namin ito sa kumpirmasyong matatanggap mo at sa pahinang ito.",
    "យើងប្រាប់អំពីរឿងនេះក្នុងលិខិតបញ្ជាក់ដែលអ្នកទទួល និងនៅលើទំព័រនេះ។",
  ),
  right_individual_decision_explanation: right(
    "Ask why your case was placed where it was. We answer in plain words within 14 days.",
    "Pregunta por qué tu caso ocupa ese lugar. Respondemos con palabras sencillas en 14 días.",
    "Demandez pourquoi votre dossier est à cette place. Nous répondons en mots simples sous 14 jours.",
    "Pergunte porque é que o seu caso ficou nesse lugar. Respondemos em palavras simples em 14 dias.",
    "Itanong kung bakit nasa lugar na iyon ang kaso mo. Sasagot kami sa simpleng salita sa loob ng 14 araw.",
    "សួរថាហេតុអ្វីករណីរបស់អ្នកស្ថិតនៅលំដាប់នោះ។ យើងឆ្លើយដោយពាក្យសាមញ្ញក្នុងរយៈពេល ១៤ ថ្ងៃ។",
  ),
  right_to_human_review: right(
    "Ask a person to look at your case at once, outside the order. It does not count against you.",
    "Pide que una persona mire tu caso enseguida, fuera del orden. No te perjudica.",
    "Demandez qu’une personne examine votre dossier tout de suite, hors de l’ordre. Cela ne vous nuit pas.",
    "Peça que uma pessoa veja o seu caso de imediato, fora da ordem. Isso não o prejudica.",
    "Hilinging tingnan agad ng tao ang kaso mo, labas sa pila. Hindi ito makakasama sa iyo.",
    "ស្នើឱ្យមនុស្សម្នាក់ពិនិត្យករណីរបស់អ្នកភ្លាមៗ ក្រៅលំដាប់។ វាមិនប៉ះពាល់ដល់អ្នកទេ។",
  ),
  right_contest: right(
    "Object to a decision within six weeks. Someone who was not part of it decides again.",
    "Recurre una decisión en seis semanas. Decide de nuevo alguien que no intervino.",
    "Contestez une décision sous six semaines. Quelqu’un d’autre décide à nouveau.",
    "Conteste uma decisão no prazo de seis semanas. Decide de novo alguém que não participou.",
    "Tutulan ang pasya sa loob ng anim na linggo. Iba namang tao ang magpapasya ulit.",
    "ជំទាស់នឹងការសម្រេចក្នុងរយៈពេលប្រាំមួយសប្ដាហ៍។ អ្នកផ្សេងនឹងសម្រេចម្ដងទៀត។",
  ),
  right_algorithmic_transparency: right(
    "What goes in, what comes out and how well it works are in the factsheet below.",
    "Qué entra, qué sale y si funciona bien está en la ficha, más abajo.",
  ),
  right_be_forgotten: right(
    "Ask us to delete what we hold about you. We confirm it within 30 days.",
    "Pide que borremos lo que tenemos sobre ti. Lo confirmamos en 30 días.",
  ),
  right_correction: right(
    "Tell us what is wrong, and we correct it within 30 days.",
    "Dinos qué está mal y lo corregimos en 30 días.",
  ),
  right_access: right(
    "Ask which data about you were used. We send you a copy.",
    "Pregunta qué datos tuyos se usaron. Te enviamos una copia.",
  ),
  right_non_discrimination: right(
    "Each year the results are compared between groups of people, and published.",
    "Cada año se comparan los resultados entre grupos de personas y se publican.",
  ),
};

/** By the algorithm's reference, then by element. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, ElementTexts>>>> = {
  "ALG-001": {
    people: {
      description: inSix(
        "Their application is read sooner or later. Whether it is granted does not depend on it.",
        "Su solicitud se lee antes o después. Que se conceda no depende de esto.",
        "Leur demande est lue plus tôt ou plus tard. Son acceptation n’en dépend pas.",
        "O pedido é lido mais cedo ou mais tarde. Ser aceite não depende disto.",
        "Mas maaga o mas huling babasahin ang aplikasyon nila. Hindi rito nakasalalay kung aaprubahan ito.",
        "ពាក្យសុំរបស់ពួកគេត្រូវបានអានមុន ឬក្រោយ។ ការអនុញ្ញាតមិនអាស្រ័យលើវាទេ។",
      ),
    },
    analytical_mode: details(
      "Suggests in which order planners read new applications.",
      "Propone en qué orden se leen las solicitudes nuevas.",
      "Propose l’ordre de lecture des nouvelles demandes.",
      "Sugere a ordem em que os novos pedidos são lidos.",
      "Nagmumungkahi kung alin sa mga bagong aplikasyon ang unang babasahin.",
      "ស្នើលំដាប់ដែលអ្នករៀបចំផែនការអានពាក្យសុំថ្មី។",
    ),
    financial_harm: risk(
      inSix(
        "A complicated application may wait longer, and waiting can cost money.",
        "Una solicitud complicada puede esperar más, y esperar puede costar dinero.",
        "Une demande compliquée peut attendre plus longtemps, et attendre peut coûter cher.",
        "Um pedido complicado pode esperar mais, e esperar pode custar dinheiro.",
        "Maaaring mas matagal maghintay ang komplikadong aplikasyon, at may gastos ang paghihintay.",
        "ពាក្យសុំស្មុគស្មាញអាចរង់ចាំយូរជាង ហើយការរង់ចាំអាចខាតប្រាក់។",
      ),
      inSix(
        "Nobody waits longer than eight weeks. Every month a planner re-reads 50 applications from the bottom of the list.",
        "Nadie espera más de ocho semanas. Cada mes se releen 50 solicitudes del final de la lista.",
        "Personne n’attend plus de huit semaines. Chaque mois, 50 demandes du bas de la liste sont relues.",
        "Ninguém espera mais de oito semanas. Todos os meses são relidos 50 pedidos do fim da lista.",
        "Walang naghihintay nang lampas walong linggo. Buwan-buwan, 50 aplikasyon sa dulo ng listahan ang binabasa ulit.",
        "គ្មាននរណារង់ចាំលើសពីប្រាំបីសប្ដាហ៍ទេ។ រៀងរាល់ខែ ពាក្យសុំ ៥០ នៅខាងក្រោមបញ្ជីត្រូវបានអានម្ដងទៀត។",
      ),
    ),
    input_about_a_place: details(
      "The address, the plan and what is to be built.",
      "La dirección, el plano y lo que se va a construir.",
      "L’adresse, le plan et ce qui doit être construit.",
      "A morada, a planta e o que se vai construir.",
      "Ang address, plano at kung ano ang itatayo.",
      "អាសយដ្ឋាន ប្លង់ និងអ្វីដែលនឹងត្រូវសាងសង់។",
    ),
    input_operational_data: details(
      "The form: who applies, when, and which documents came with it.",
      "El formulario: quién solicita, cuándo y qué documentos adjunta.",
      "Le formulaire : qui demande, quand, et quelles pièces sont jointes.",
      "O formulário: quem pede, quando, e que documentos traz.",
      "Ang form: sino ang nag-aplay, kailan, at anong mga dokumento ang kasama.",
      "ទម្រង់បែបបទ៖ អ្នកណាដាក់ពាក្យ ពេលណា និងឯកសារអ្វីភ្ជាប់មកជាមួយ។",
    ),
    output_recommendation: details(
      "A place in the reading order, and what seems to be missing.",
      "Un lugar en el orden de lectura y lo que parece faltar.",
      "Une place dans l’ordre de lecture, et ce qui semble manquer.",
      "Um lugar na ordem de leitura e o que parece faltar.",
      "Puwesto sa pagkakasunod ng pagbasa, at kung ano ang tila kulang.",
      "លំដាប់ក្នុងការអាន និងអ្វីដែលហាក់ដូចជាខ្វះ។",
    ),
  },
  "ALG-002": {
    people: {
      description: inSix(
        "They read on a sign where a space is likely to be free.",
        "Leen en un panel dónde es probable que haya sitio.",
      ),
    },
    analytical_mode: details(
      "Predicts free spaces for the next hour.",
      "Predice los sitios libres de la próxima hora.",
    ),
    // still open in the trial
    physical_harm: risk(
      inSix(
        "Drivers who look for the number may not look at the road.",
        "Quien busca el número puede dejar de mirar la calle.",
      ),
    ),
    input_about_a_measurement: details(
      "How many cars entered and left each car park.",
      "Cuántos coches entraron y salieron de cada aparcamiento.",
    ),
    output_operational_data: details(
      "A number for each car park, shown on signs and on the city’s website.",
      "Un número por aparcamiento, en los paneles y en la web de la ciudad.",
    ),
  },
  "ALG-003": {
    people: {
      description: inSix("They read answers that nobody has checked before.", "Leen respuestas que nadie ha revisado."),
    },
    semantic_mode: details("Works out what a question is about.", "Entiende de qué trata una pregunta."),
    generative_mode: details("Writes the answer.", "Escribe la respuesta."),
    societal_cultural_harm: risk(
      inSix(
        "An answer may be wrong, or worse in some languages than in others.",
        "Una respuesta puede ser errónea, o peor en unos idiomas que en otros.",
      ),
      inSix(
        "Every answer names the page it comes from. Staff read 100 answers a week, in all six languages.",
        "Cada respuesta cita su página. El personal lee 100 respuestas por semana, en los seis idiomas.",
      ),
    ),
    environmental_harm: risk(
      inSix(
        "Each answer needs more electricity than a search.",
        "Cada respuesta gasta más electricidad que una búsqueda.",
      ),
    ),
    input_about_behaviour: details("What people type.", "Lo que escribe la gente."),
    input_operational_data: details("The pages of the city’s website.", "Las páginas de la web de la ciudad."),
    output_generated_content: details("An answer of at most 120 words.", "Una respuesta de 120 palabras como máximo."),
  },
  "ALG-004": {
    people: {
      description: inSix("They are told which document is missing.", "Se les dice qué documento falta."),
    },
    analytical_mode: details("Compares an application with the rules.", "Compara una solicitud con las normas."),
    financial_harm: risk(
      inSix("A family may lose a benefit it is entitled to.", "Una familia puede perder una ayuda."),
    ),
    psychological_harm: risk(
      inSix(
        "Being checked by a machine can feel like suspicion.",
        "Que una máquina te revise puede parecer una sospecha.",
      ),
    ),
    civil_liberties_harm: risk(
      inSix(
        "Rules may fit some families less well than others.",
        "Las normas pueden ajustarse peor a unas familias que a otras.",
      ),
    ),
    input_sensitive_personal: details(
      "Income, rent and who lives in the household.",
      "Ingresos, alquiler y convivientes.",
    ),
    output_recommendation: details("What is missing, for the person who decides.", "Lo que falta, para quien decide."),
    output_sensitive_personal: details("Whether the rules are met.", "Si se cumplen las normas."),
  },
  "ALG-005": {
    people: {
      description: inSix("They were blurred before anyone looked.", "Se difuminaban antes de que nadie mirara."),
    },
    perceptive_mode: details("Found faces, number plates and potholes.", "Encontraba caras, matrículas y baches."),
    semantic_mode: details("Wrote down where a pothole was.", "Anotaba dónde había un bache."),
    reputational_harm: risk(
      inSix("Someone could be recognised in a photo.", "Se podía reconocer a alguien en una foto."),
      inSix(
        "Faces and plates were blurred in the car. The photos were deleted after a week.",
        "Caras y matrículas se difuminaban en el coche. Las fotos se borraban a la semana.",
      ),
    ),
    civil_liberties_harm: risk(
      inSix("Streets that were driven more often were fixed sooner.", "Las calles más recorridas se reparaban antes."),
      inSix("Every street was driven twice a year.", "Cada calle se recorría dos veces al año."),
    ),
    input_sensitive_personal: details(
      "Photos of the road, taken from city cars.",
      "Fotos de la calzada desde coches municipales.",
    ),
    output_operational_data: details("A list of potholes with their places.", "Una lista de baches con su lugar."),
  },
  "ALG-006": {
    people: {
      description: inSix(
        "They see a day ahead which ferry will be full.",
        "Ven con un día de antelación qué ferri irá lleno.",
        undefined,
        undefined,
        "Nakikita nila isang araw bago kung aling ferry ang mapupuno.",
        "ពួកគេឃើញមុនមួយថ្ងៃថាសាឡាងណានឹងពេញ។",
      ),
    },
    analytical_mode: details("Predicts how full each ferry will be.", "Predice cuánta gente irá en cada ferri."),
    physical_harm: risk(
      inSix(
        "If the forecast is wrong, too many people may wait on the pier.",
        "Si la previsión falla, puede haber demasiada gente en el muelle.",
      ),
      inSix(
        "Staff close the gate when the pier is full, whatever the forecast says.",
        "El personal cierra el acceso cuando el muelle está lleno, diga lo que diga la previsión.",
      ),
    ),
    input_about_a_measurement: details(
      "Tickets sold, people counted on Harbour Walk, and the weather.",
      "Billetes vendidos, personas contadas en Harbour Walk y el tiempo.",
    ),
    output_operational_data: details(
      "Low, medium or high, for each departure.",
      "Baja, media o alta, para cada salida.",
    ),
  },
};

/** Texts for an element of an algorithm; undefined where the vocabulary's own are enough. */
export const textsFor = (reference: string, element_id: string): ElementTexts | undefined =>
  TEXTS[reference]?.[element_id] ?? RIGHTS[element_id];
