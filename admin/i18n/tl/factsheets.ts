import type { FindingWords } from "../factsheet-words.ts";
import type { Messages } from "../messages.ts";
import { column_options, columns, options } from "#factsheet/words/tl/options.ts";
import { questions, sections } from "#factsheet/words/tl/questions.ts";

const findings = {
  required_missing: { text: "May kulang na sagot", hint: "Sagutin, o ipaliwanag kung bakit hindi." },
  default_locale_missing: {
    text: "Kulang ang teksto sa {{language}}",
    hint: "Ito ang nakikita ng publiko kapag walang salin. Idagdag din doon ang teksto.",
  },
  empty_phrase: {
    text: "Hindi sagot ang “{{text}}”",
    hint: "Sumulat ng buong sagot, o piliin ang “Hindi naaangkop” at ipaliwanag kung bakit.",
  },
  answer_unknown: { text: "Hindi pa alam", hint: "Ayos lang ito sa ngayon. Punan kapag nalaman mo na." },
  reason_missing: { text: "Kulang ang dahilan", hint: "Nakikita ng publiko na may kulang. Sabihin kung bakit." },
  review_date_missing: {
    text: "Kulang ang petsa ng muling pagsusuri",
    hint: "Ilagay ang petsa kung kailan mo muling susuriin ang pasyang ito.",
  },
  review_date_passed: {
    text: "Dapat itong sinuri muli noong {{day}}",
    hint: "Ilathala ang sagot, o pumili ng bagong petsa.",
  },
  text_too_long: { text: "Masyadong mahaba: {{length}} sa {{max}} karakter", hint: "Paikliin." },
  text_cut_in_export: {
    text: "Puputulin ito ng pamantayang Olandes pagkatapos ng {{max}} karakter",
    hint: "Ayos lang dito. Paikliin kung mag-e-export sa pamantayang iyon ({{target_field}}).",
  },
  url_not_https: { text: "Hindi nagsisimula sa https:// ang address", hint: "Ilagay ang secure na address ng pahina." },
  evidence_url_not_https: {
    text: "Hindi nagsisimula sa https:// ang link ng patunay na “{{title}}”",
    hint: "Ilagay ang secure na address, o alisin ang patunay.",
  },
  code_url_no_repository: {
    text: "Mukha itong pahina ng produkto",
    hint: "Mag-link sa mismong code, o iwanang walang laman.",
  },
  row_incomplete: { text: "Hindi kumpleto ang isang hanay", hint: "Punan ang kolum na ito, o alisin ang hanay." },
  date_passed: { text: "Lumipas na ang {{day}}", hint: "Suriin muli at magbigay ng bagong petsa." },
  contact_missing: { text: "Kulang ang contact", hint: "Magdagdag ng email o pahina sa Mga detalye." },
  contact_personal: {
    text: "Mukhang personal na address ang contact",
    hint: "Lumilipat ng trabaho ang mga tao. Gumamit ng address ng isang team.",
  },
  supplier_missing: {
    text: "Kulang ang supplier",
    hint: "Magdagdag sa Mga detalye, o isagot na in-house itong ginawa.",
  },
  start_in_future: {
    text: "Nakamarkang ginagamit na, pero magsisimula sa {{month}}",
    hint: "Itama ang yugto o buwan sa Mga detalye.",
  },
  start_has_passed: {
    text: "Dapat itong nagsimula noong {{month}}",
    hint: "Kung nagsimula na, baguhin ang yugto sa Mga detalye.",
  },
  end_has_passed: {
    text: "Dapat itong natapos noong {{month}}",
    hint: "Kung natapos na, baguhin ang yugto sa Mga detalye.",
  },
  use_prohibited: {
    text: "Ipinagbabawal ang ganitong gamit",
    hint: "Suriin ang sagot. Kung tama, itigil ang paggamit.",
  },
  category_mismatch: {
    text: "Hindi tugma ang antas ng panganib sa kategorya ng paglalathala",
    hint: "Baguhin ang isa sa dalawa.",
  },
} satisfies FindingWords;

export const factsheets = {
  sections,
  questions,
  options,
  columns,
  column_options,
  findings,
  load_failed: "Hindi na-load ang factsheet",
  read_only: "Makikita mo ang factsheet na ito. Mga editor at manager ang makakapagbago nito.",
  complete: "{{percent}} kumpleto",
  levels: {
    label: "Antas ng detalye",
    one: "Pangunahin",
    two: "Karaniwan",
    three: "Lahat",
    hidden_one: "Ipakita ang {{count, number}} pang tanong",
    hidden_other: "Ipakita ang {{count, number}} pang tanong",
  },
  sections_label: "Mga seksiyon",
  progress: "{{answered, number}} sa {{asked, number}}",
  progress_spoken: "{{answered, number}} sa {{asked, number}} ang nasagot",
  checks: {
    title: "Mga pagsusuri",
    none: "Walang nakitang problema",
    errors_one: "{{count, number}} mali",
    errors_other: "{{count, number}} na mali",
    warnings_one: "{{count, number}} babala",
    warnings_other: "{{count, number}} na babala",
    todos_one: "{{count, number}} gagawin",
    todos_other: "{{count, number}} gagawin",
    errors_hint: "Hinaharang ng mga mali ang paglalathala ng pahina, pero hindi ang pag-save.",
    todos_hint:
      "Hindi humaharang sa paglalathala ang mga gagawin pa. Makikita ng mga residente na wala pang sagot ang mga tanong na ito.",
    show_more_one: "Magpakita pa ng {{count, number}}",
    show_more_other: "Magpakita pa ng {{count, number}}",
    show_less: "Magpakita ng mas kaunti",
    about_details: "Mga detalye",
    row: "Hanay {{number, number}}",
    error: "Mali",
    warning: "Babala",
    todo: "Gagawin",
  },
  languages: {
    label: "Wika ng {{question}}",
    missing: "kulang",
  },
  question: {
    required: "Kinakailangan",
    about: "Sino ang makakakita, pinagmulan at patunay",
    nothing: "Wala pang sagot",
  },
  states: {
    label: "Sagot",
    answered: "Nasagot",
    not_disclosed: "Hindi isiniwalat",
    not_applicable: "Hindi naaangkop",
  },
  state_hints: {
    answered: "Nakikita ng publiko ang sagot",
    not_disclosed: "Nakikita ng publiko kung bakit hindi inihayag ang sagot",
    not_applicable: "Nakikita ng publiko kung bakit hindi ito naaangkop",
  },
  reason: "Dahilan",
  reason_hint: "Ito ang nakikita ng publiko sa halip na sagot",
  withheld_ground: "Batayan",
  no_ground: "Walang napiling batayan",
  grounds: {
    security: "Seguridad",
    law_enforcement: "Pagpapatupad ng batas",
    privacy: "Privacy ng mga tao",
    commercial: "Lihim ng negosyo",
    other_law: "Ibang batas",
  },
  review_on: "Suriin muli sa",
  visibility: {
    label: "Nakikita ng",
    public: "Pampubliko",
    internal: "Para sa kawani lang",
  },
  sources: {
    label: "Pinagmulan",
    city: "Sagot ng lungsod",
    supplier: "Sinagot ng supplier",
    auditor: "Sinagot ng auditor",
  },
  evidence: {
    label: "Katibayan",
    hint: "Mga dokumento at pahinang sumusuporta sa sagot",
    add: "Magdagdag ng patunay",
    title: "Pamagat ng patunay",
    url: "Link ng patunay",
    remove: "Alisin ang patunay na “{{title}}”",
    remove_unnamed: "Alisin ang patunay na ito",
  },
  choice: {
    none: "Walang napili",
    clear: "Alisin ang pagkakapili",
  },
  number: {
    more: "Dagdagan",
    less: "Bawasan",
  },
  words: {
    add: "Magdagdag",
    placeholder: "Mag-type at pindutin ang Enter",
    remove: "Alisin ang {{word}}",
  },
  countries: {
    open: "Ipakita ang mga bansa",
    none: "Walang tumugmang bansa",
    remove: "Alisin ang {{name}}",
  },
  rows: {
    add: "Magdagdag ng hanay",
    row: "Hanay {{number, number}}",
    none: "Wala pang hanay",
    remove: "Alisin ang hanay {{number, number}}",
    removed: "Inalis ang hanay {{number, number}}",
    up: "Itaas ang hanay {{number, number}}",
    down: "Ibaba ang hanay {{number, number}}",
    first: "Una na ang hanay {{number, number}}",
    last: "Huli na ang hanay {{number, number}}",
    full: "Hindi ka na makapagdaragdag ng hanay.",
  },
  clash: {
    order: "Ayos",
    row: "Ayos ng mga hanay",
  },
  saved_by: "Huling binago {{when}} ni {{name}}",
  saved_on: "Huling binago {{when}}",
} satisfies Messages["factsheets"];
