import type { MistakeWords } from "./words.ts";

export const tl: MistakeWords = {
  link: "Iulat ang mali sa pahinang ito",
  title: "Iulat ang isang mali",
  about: "Tungkol sa pahina",
  what: "Ano ang mali?",
  what_hint:
    "Kung alam mo, sabihin kung ano ang tama. Huwag isulat ang mga pangalan, plaka at numero ng telepono. Kung may isulat ka, tatakpan namin. Hanggang {count} karakter.",
  which: "Aling bahagi ng pahina?",
  parts: {
    none: "Hindi ko alam",
    text: "Ang paglalarawan",
    place: "Ang lugar o ang mapa",
    data: "Ang ginagawa nito sa datos",
    organization: "Kung sino ang responsable",
    contact: "Ang kontak",
    other: "Iba pa",
  },
  send: "Ipadala",
  empty: "Isulat kung ano ang mali.",
  sent: "Naipadala ang iyong ulat.",
  keep: "Itago ang address na ito",
  keep_text:
    "Ipinapakita nito kung ano ang nangyari sa iyong ulat, at hindi kailanman ang isinulat mo. Mabubuksan ito ng sinumang may address.",
  report: "Ulat ng isang mali",
  sent_on: "Ipinadala noong {date}",
  state: "Kalagayan",
  states: {
    received: "Natanggap",
    checking: "Sinusuri",
    corrected: "Itinama sa bersiyon {number}",
    not_a_mistake: "Hindi ito mali",
  },
  received_text: "Nasa pangkat na ang iyong ulat at titingnan nila ito.",
  checking_text: "Tinitingnan ito ng pangkat.",
  corrected_text: "Itinama na ng pangkat ang pahina.",
  closed: "Isinara",
  closed_text: "Isinara ang ulat nang walang pasya. Kung mali pa rin ang pahina, iulat itong muli.",
  reason: "Bakit",
  see_version: "Tingnan ang bersiyon {number}",
  gone: "Walang ulat dito",
  gone_text: "Kulang ang address, o nabura na ang ulat.",
};
