import type { Messages } from "../messages.ts";

export const pageEditor = {
  load_failed: "La página no se ha cargado",
  kinds: {
    home_page: "Página de inicio",
    device_page: "Página de dispositivo",
    algorithm_page: "Página de algoritmo",
    collection_page: "Página de colección",
  },
  tabs: {
    content: "Contenido",
    faq: "Preguntas",
    map: "Mapa",
    device: "Dispositivo",
    algorithm: "Algoritmo",
    feedback: "Opiniones",
    short_codes: "Códigos cortos",
    relationships: "Relaciones",
    pages: "Páginas",
    collection: "Colección",
  },
  editing: "Edita",
  language: "Idioma de los textos",
  default_language: "predeterminado",
  side_by_side: "En paralelo",
  subtitle_hint: "Se muestra bajo el titular y en los resultados de búsqueda",
  labels_hint: "El público filtra la guía por ellas",
  refused: {
    title: "Esta página no se está guardando",
    headline:
      "El titular en {{language}} es demasiado largo. Acórtelo a {{count, number}} caracteres y la página volverá a guardarse.",
  },
  counter: "{{used, number}} / {{limit, number}}",
  falls_back: "El público lee el texto en {{language}}: «{{text}}»",
  is_editing: "{{name}} está editando",
  here_now: "Ahora aquí",
  edits_field: "Edita: {{field}}",
  views: "Está mirando",
  history: "Historial",
  panel: "Estado de esta página",
  image_label: "Foto de aquello de lo que trata la página",
  alt_hint: "Diga qué importa en la foto a quien no puede verla",
  decorative: "Decorativa, no necesita descripción",
  crop: {
    open: "Recortar",
    title: "Recortar la foto",
    text: "Arrastre para elegir lo que se muestra. Haga clic en un punto que deba seguir a la vista cuando la foto se recorte con otra forma.",
    picture: "La foto completa",
    x: "Izquierda (%)",
    y: "Arriba (%)",
    width: "Ancho (%)",
    height: "Alto (%)",
    more: "Aumentar {{name}}",
    less: "Reducir {{name}}",
    reset: "Empezar de nuevo",
    done: "Listo",
  },
  clash: {
    order: "{{field}}: orden",
    on: "Activado",
    off: "Desactivado",
  },
} satisfies Messages["pages"]["editor"];

export const pageAddress = {
  open: "Cambiar la dirección",
  title: "Cambiar la dirección",
  text: "La dirección anterior y todos los códigos impresos llevan a la nueva.",
  field: "Última parte de la dirección",
  save: "Cambiar la dirección",
  done: "Se ha cambiado la dirección",
} satisfies Messages["pages"]["address"];

export const pageRemoval = {
  title: "¿Eliminar «{{name}}»?",
  text: "Se eliminan la página y su historial.",
  done: "Se ha eliminado «{{name}}»",
  failed: "No se ha eliminado «{{name}}».",
  undone: "«{{name}}» ha vuelto",
  undo_failed: "No se ha podido recuperar «{{name}}».",
} satisfies Messages["pages"]["remove"];
