import type { Messages } from "../messages.ts";

export const pageEditor = {
  load_failed: "Hindi na-load ang pahina",
  kinds: {
    home_page: "Home page",
    device_page: "Pahina ng device",
    algorithm_page: "Pahina ng algoritmo",
    collection_page: "Pahina ng koleksiyon",
  },
  tabs: {
    content: "Nilalaman",
    faq: "Mga tanong",
    map: "Mapa",
    device: "Device",
    algorithm: "Algoritmo",
    feedback: "Feedback",
    short_codes: "Mga maikling code",
    relationships: "Mga ugnayan",
    pages: "Mga pahina",
    collection: "Koleksiyon",
  },
  editing: "Ine-edit",
  language: "Wika ng mga teksto",
  default_language: "default",
  side_by_side: "Magkatabi",
  subtitle_hint: "Makikita sa ilalim ng pamagat at sa mga resulta ng paghahanap",
  labels_hint: "Ito ang ginagamit ng publiko sa pag-filter ng gabay",
  refused: {
    title: "Hindi nase-save ang pahinang ito",
    headline:
      "Masyadong mahaba ang pamagat sa {{language}}. Paikliin ito sa {{count, number}} karakter para ma-save muli ang pahina.",
  },
  counter: "{{used, number}} / {{limit, number}}",
  falls_back: "Nababasa ng publiko ang teksto sa {{language}}: “{{text}}”",
  is_editing: "Nag-e-edit si {{name}}",
  here_now: "Narito ngayon",
  edits_field: "Ine-edit: {{field}}",
  views: "Tumitingin",
  history: "Kasaysayan",
  panel: "Katayuan ng pahinang ito",
  image_label: "Larawan ng paksa ng pahina",
  alt_hint: "Sabihin kung ano ang mahalaga sa larawan para sa hindi nakakakita nito",
  decorative: "Palamuti lang, hindi kailangan ng paglalarawan",
  crop: {
    open: "I-crop",
    title: "I-crop ang larawan",
    text: "Mag-drag para piliin ang ipapakita. Mag-click sa puntong dapat manatiling kita kapag pinutol ang larawan sa ibang hugis.",
    picture: "Ang buong larawan",
    x: "Kaliwa (%)",
    y: "Itaas (%)",
    width: "Lapad (%)",
    height: "Taas (%)",
    more: "Dagdagan ang {{name}}",
    less: "Bawasan ang {{name}}",
    reset: "Magsimulang muli",
    done: "Tapos na",
  },
  clash: {
    order: "{{field}}: ayos",
    on: "Naka-on",
    off: "Naka-off",
  },
} satisfies Messages["pages"]["editor"];

export const pageAddress = {
  open: "Palitan ang address",
  title: "Palitan ang address",
  text: "Dadalhin sa bago ang lumang address at bawat naka-print na code.",
  field: "Huling bahagi ng address",
  save: "Palitan ang address",
  done: "Napalitan ang address",
} satisfies Messages["pages"]["address"];

export const pageRemoval = {
  title: "Burahin ang “{{name}}”?",
  text: "Mabubura ang pahina at ang kasaysayan nito.",
  done: "Nabura ang “{{name}}”",
  failed: "Hindi nabura ang “{{name}}”.",
  undone: "Naibalik ang “{{name}}”",
  undo_failed: "Hindi maibalik ang “{{name}}”.",
} satisfies Messages["pages"]["remove"];
