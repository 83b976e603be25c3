import type { Messages } from "../messages.ts";

type Pages = Messages["pages"];

export const pageOrder = {
  drag: "I-drag para ilipat",
  up: "Itaas ang “{{name}}”",
  down: "Ibaba ang “{{name}}”",
  first: "Nauuna na ang “{{name}}”",
  last: "Nasa huli na ang “{{name}}”",
  done: "Nasa puwesto {{at, number}} na ang “{{name}}”",
} satisfies Pages["order"];

export const pageFaq = {
  on_page: "Sa pahinang ito",
  show: "Ipakita ang mga tanong sa pahinang ito",
  show_hint: "Nababasa ng publiko ang mga ito sa dulo ng pahina.",
  add: "Magdagdag ng tanong",
  empty_title: "Wala pang tanong",
  empty: "Sagutin ang itinatanong ng publiko tungkol dito. Sapat na ang tatlo hanggang anim na tanong.",
  unnamed: "Bagong tanong",
  all_languages: "Sa lahat ng wika",
  not_in: "Wala pa sa {{languages}}",
  open: "Buksan ang “{{name}}”",
  close: "Isara ang “{{name}}”",
  delete: "Burahin ang tanong",
  deleted: "Nabura ang “{{name}}”",
  share: "Gamitin sa buong gabay",
  shared: "Sa buong gabay na ang “{{name}}”. Makikita ito ng publiko sa bawat pahina kapag nailathala ang home page.",
  share_failed: "Hindi nailipat ang “{{name}}”. Nasa pahinang ito pa rin.",
  whole: "Mula sa buong gabay",
  whole_shown: "{{shown, number}} sa {{total, number}} ang ipinapakita",
  whole_edit: "I-edit para sa lahat ng pahina",
  whole_on: "Ipinapakita pagkatapos ng mga tanong ng pahinang ito",
  whole_off: "Hindi ipinapakita sa pahinang ito",
  whole_empty: "Wala pang tanong para sa buong gabay. Isinusulat ang mga ito sa home page.",
  whole_failed: "Hindi na-load ang mga tanong ng buong gabay.",
  asked: "Itinanong ng mga residente",
  asked_open_one: "{{count, number}} ang bukas",
  asked_open_other: "{{count, number}} ang bukas",
  asked_none: "Walang bukas na komento sa pahinang ito na maaaring gawing tanong.",
  asked_failed: "Hindi na-load ang mga komento.",
  asked_answer: "Sagutin dito bilang tanong",
  asked_not_made: "Hindi naidagdag ang tanong.",
} satisfies Pages["faq"];

export const pageMap = {
  show: "Magpakita ng mapa sa pahinang ito",
  show_hint: "Ganoon din ang sinasabi ng listahan sa tabi ng mapa.",
  title: "Mga lugar",
  map: "Mapa ng nakikita ng publiko",
  precision: "Katiyakan ng {{name}}",
  as_place: "{{precision}}, ayon sa lugar",
  left_out: "Wala sa pahinang ito",
  internal: "Hindi kailanman ipinapakita: para sa kawani lang ang lugar na ito",
  limit: "Maaaring mas malabo ang pagpapakita ng pahina sa lugar kaysa sa pinapayagan nito, pero hindi mas tiyak.",
  edit: "I-edit ang mga lugar ng device",
  add: "Magdagdag ng lugar",
  empty_title: "Wala pang lugar",
  empty: "Magdagdag ng mga lugar sa device. Maipapakita na ang mga ito ng pahinang ito.",
  load_failed: "Hindi na-load ang mga lugar",
  unnamed: "Lugar na walang pangalan",
} satisfies Pages["map"];

export const pageSubject = {
  about: "Tungkol sa rekord na ito ang pahina. Lalabas dito bilang pagbabagong ilalathala ang babaguhin mo roon.",
  details: "I-edit ang mga detalye",
  builder: "Buksan ang builder ng datachain",
  status: "Katayuan",
  reference: "Sanggunian",
  accountable: "May pananagutan",
  none: "Hindi nakasaad",
  no_chain_title: "Wala pang datachain",
  no_chain:
    "Ipinaliliwanag ng datachain nang hakbang-hakbang kung ano ang nangyayari sa datos. Kailangan nito ang pahina bago mailathala.",
  start: "Simulan ang datachain",
  load_failed: "Hindi na-load ang datachain",
  missing: "Walang rekord na nakaugnay sa pahinang ito.",
  deleted_device: "Binura ang device na “{{name}}”",
  deleted_algorithm: "Binura ang algorithm na “{{name}}”",
  deleted_public:
    "Nababasa pa ng publiko ang pahinang ito. Hindi ito mailalathala muli hangga’t hindi ibinabalik ang rekord. Para hindi na ito mabasa, bawiin o burahin ang pahina.",
  deleted_draft:
    "Hindi mailalathala ang pahinang ito hangga’t hindi ibinabalik ang rekord. Kung hindi na kailangan, burahin ang pahina.",
  restore_device: "Buksan ang mga binurang device",
  restore_algorithm: "Buksan ang mga binurang algorithm",
  nothing_left: "Walang maipapakita: binura ang rekord.",
} satisfies Pages["subject"];

export const pageFeedback = {
  show: "Humingi ng feedback sa publiko sa pahinang ito",
  show_hint: "Walang pagkakakilanlan. Hindi hinihingi ang pangalan o address.",
  set: "Mga tanong",
  full: "Lahat ng {{number, number}} tanong",
  full_text: "{{faces, number}} mukha ang mapagpipilian sa bawat isa, at isang komento. Mga isang minuto lang.",
  short: "Isang tanong",
  short_text: "Ano ang nararamdaman ng tao sa teknolohiya, at isang komento.",
  asked: "Ang itinatanong sa publiko",
  comment: "May gusto ka bang sabihin sa amin?",
  free: "Sinasagot sa sariling salita",
  off: "Walang itinatanong sa pahinang ito.",
} satisfies Pages["feedback"];

export const pageCodes = {
  title: "Mga maikling code ng pahinang ito",
  empty_title: "Wala pang maikling code",
  empty: "Wala pang maikling code na papunta sa pahinang ito. Dinadala rito ng code sa karatula ang mga residente.",
  new: "Bagong code",
  scans_one: "{{count, number}} scan sa loob ng 30 araw",
  scans_other: "{{count, number}} scan sa loob ng 30 araw",
  retired_one: "{{count, number}} itinigil na code ang hindi ipinapakita rito.",
  retired_other: "{{count, number}} itinigil na code ang hindi ipinapakita rito.",
  show_retired: "Tingnan ang mga itinigil na code",
  failed: "Hindi na-load ang mga maikling code",
} satisfies Pages["codes"];
