import type { Messages } from "../messages.ts";

type Pages = Messages["pages"];

export const pageOrder = {
  drag: "Arrastrar para mover",
  up: "Subir «{{name}}»",
  down: "Bajar «{{name}}»",
  first: "«{{name}}» es la primera",
  last: "«{{name}}» es la última",
  done: "«{{name}}» es ahora la número {{at, number}}",
} satisfies Pages["order"];

export const pageFaq = {
  on_page: "En esta página",
  show: "Mostrar preguntas en esta página",
  show_hint: "El público las lee al final de la página.",
  add: "Añadir pregunta",
  empty_title: "Aún no hay preguntas",
  empty: "Responda a lo que la gente pregunta sobre esto. Bastan de tres a seis preguntas.",
  unnamed: "Pregunta nueva",
  all_languages: "En todos los idiomas",
  not_in: "Aún no está en {{languages}}",
  open: "Abrir «{{name}}»",
  close: "Cerrar «{{name}}»",
  delete: "Eliminar pregunta",
  deleted: "Se ha eliminado «{{name}}»",
  share: "Usar en toda la guía",
  shared:
    "«{{name}}» es ahora de toda la guía. El público la verá en todas las páginas cuando se publique la página de inicio.",
  share_failed: "«{{name}}» no se ha movido. Sigue en esta página.",
  whole: "De toda la guía",
  whole_shown: "Se muestran {{shown, number}} de {{total, number}}",
  whole_edit: "Editar para todas las páginas",
  whole_on: "Se muestra después de las preguntas de esta página",
  whole_off: "No se muestra en esta página",
  whole_empty: "Aún no hay preguntas para toda la guía. Se escriben en la página de inicio.",
  whole_failed: "Las preguntas de toda la guía no se han cargado.",
  asked: "Preguntas de los residentes",
  asked_open_one: "{{count, number}} abierto",
  asked_open_many: "{{count, number}} de abiertos",
  asked_open_other: "{{count, number}} abiertos",
  asked_none: "No hay comentarios abiertos en esta página que puedan convertirse en pregunta.",
  asked_failed: "Los comentarios no se han cargado.",
  asked_answer: "Responder aquí como pregunta",
  asked_not_made: "La pregunta no se añadió.",
} satisfies Pages["faq"];

export const pageMap = {
  show: "Mostrar un mapa en esta página",
  show_hint: "Una lista junto al mapa dice lo mismo.",
  title: "Lugares",
  map: "Mapa de lo que ve el público",
  precision: "Precisión de {{name}}",
  as_place: "{{precision}}, como indica el lugar",
  left_out: "No en esta página",
  internal: "Nunca se muestra: este lugar es solo para el personal",
  limit: "Una página puede mostrar un lugar con menos precisión de la que permite el lugar, nunca con más.",
  edit: "Editar los lugares del dispositivo",
  add: "Añadir un lugar",
  empty_title: "Aún no hay lugares",
  empty: "Añada lugares al dispositivo. Después, esta página podrá mostrarlos.",
  load_failed: "No se pudieron cargar los lugares",
  unnamed: "Lugar sin nombre",
} satisfies Pages["map"];

export const pageSubject = {
  about: "Esta página trata de este registro. Lo que cambie allí aparece aquí como un cambio por publicar.",
  details: "Editar los datos",
  builder: "Abrir el editor de la cadena de datos",
  status: "Estado",
  reference: "Referencia",
  accountable: "Responsable",
  none: "Sin indicar",
  no_chain_title: "Aún no hay cadena de datos",
  no_chain:
    "Una cadena de datos explica paso a paso qué ocurre con los datos. La página la necesita para poder publicarse.",
  start: "Empezar la cadena de datos",
  load_failed: "La cadena de datos no se ha cargado",
  missing: "Esta página no está vinculada a ningún registro.",
  deleted_device: "Se eliminó el dispositivo «{{name}}»",
  deleted_algorithm: "Se eliminó el algoritmo «{{name}}»",
  deleted_public:
    "El público aún lee esta página. No se puede volver a publicar hasta que restaure el registro. Para que deje de leerse, retire o elimine la página.",
  deleted_draft: "Esta página no se puede publicar hasta que restaure el registro. Si ya no la necesita, elimínela.",
  restore_device: "Abrir dispositivos eliminados",
  restore_algorithm: "Abrir algoritmos eliminados",
  nothing_left: "No hay nada que mostrar: el registro se eliminó.",
} satisfies Pages["subject"];

export const pageFeedback = {
  show: "Pedir opiniones al público en esta página",
  show_hint: "Anónimo. No se piden ni el nombre ni la dirección.",
  set: "Preguntas",
  full: "Las {{number, number}} preguntas",
  full_text: "{{faces, number}} caras para elegir en cada una, y un comentario. Se tarda un minuto.",
  short: "Una pregunta",
  short_text: "Cómo hace sentir la tecnología, y un comentario.",
  asked: "Qué se pregunta al público",
  comment: "¿Quiere decirnos algo más?",
  free: "Se responde con palabras propias",
  off: "En esta página no se pregunta nada.",
} satisfies Pages["feedback"];

export const pageCodes = {
  title: "Códigos cortos de esta página",
  empty_title: "Aún no hay códigos cortos",
  empty: "Ningún código corto lleva todavía a esta página. Un código impreso en un cartel trae aquí a los residentes.",
  new: "Nuevo código",
  scans_one: "{{count, number}} escaneo en 30 días",
  scans_many: "{{count, number}} de escaneos en 30 días",
  scans_other: "{{count, number}} escaneos en 30 días",
  retired_one: "{{count, number}} código retirado no se muestra aquí.",
  retired_many: "{{count, number}} de códigos retirados no se muestran aquí.",
  retired_other: "{{count, number}} códigos retirados no se muestran aquí.",
  show_retired: "Ver códigos retirados",
  failed: "No se pudieron cargar los códigos cortos",
} satisfies Pages["codes"];
