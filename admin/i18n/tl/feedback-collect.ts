import type { CollectWords } from "../en/feedback-collect.ts";

export const collectWords = {
  faces: { "1": "Napakasama", "2": "Masama", "3": "Katamtaman", "4": "Mabuti", "5": "Napakabuti" },
  scales: {
    helpful: {
      "1": "Hindi talaga nakakatulong",
      "2": "Hindi gaanong nakakatulong",
      "3": "Medyo nakakatulong",
      "4": "Nakakatulong",
      "5": "Lubos na nakakatulong",
    },
    easy_to_understand: { "1": "Napakahirap", "2": "Mahirap", "3": "Katamtaman", "4": "Madali", "5": "Napakadali" },
    easy_to_reach: { "1": "Napakahirap", "2": "Mahirap", "3": "Katamtaman", "4": "Madali", "5": "Napakadali" },
    guide_rating: { "1": "Napakapangit", "2": "Pangit", "3": "Katamtaman", "4": "Maganda", "5": "Napakaganda" },
  },
  questions: {
    feeling: "Ano ang nararamdaman mo sa teknolohiyang ito?",
    helpful: "Nakakatulong ba ang impormasyong ito?",
    easy_to_understand: "Madali ba itong maintindihan?",
    easy_to_reach: "Madali ba itong mapuntahan?",
    guide_rating: "Ano ang masasabi mo sa gabay na ito?",
  },
  progress: "Tanong {{number}} sa {{count}}",
  next: "Susunod na tanong",
  skip: "Laktawan ito",
  previous: "Bumalik",
  choose: "Pumili ng mukha, o laktawan ang tanong na ito.",
  anonymous: "Anonymous. Walang magtatala kung sino ka.",
  comment: "May gusto ka bang sabihin sa amin?",
  comment_hint: "Huwag maglagay ng pangalan, plaka o numero ng telepono. Kung may maisulat ka, tatakpan namin.",
  send: "Ipadala",
  thanks: "Salamat",
  thanks_sent: "Naipadala na ang feedback mo. Makikita ito ng team sa inbox nito.",
  thanks_kept: "Naitabi ang opinyon mo. Makararating ito sa lungsod kapag may koneksiyon na ulit ang tablet.",
  you_said: "Ang sinabi ninyo, ang ginawa namin",
  next_person: "Susunod na tao",
  language: "Basahin ito sa iyong wika",
} satisfies CollectWords;
