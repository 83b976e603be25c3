import type { FeedbackTerms } from "./term.ts";

export const tl: FeedbackTerms = {
  questions: {
    feeling: {
      asks: "Ano ang nararamdaman mo sa teknolohiyang ito?",
      short: "Damdamin",
      answers: { "1": "Napakasama", "2": "Masama", "3": "Katamtaman", "4": "Mabuti", "5": "Napakabuti" },
    },
    helpful: {
      asks: "Nakakatulong ba ang impormasyong ito?",
      short: "Nakakatulong",
      answers: {
        "1": "Hindi talaga nakakatulong",
        "2": "Hindi gaanong nakakatulong",
        "3": "Medyo nakakatulong",
        "4": "Nakakatulong",
        "5": "Lubos na nakakatulong",
      },
    },
    easy_to_understand: {
      asks: "Madali ba itong maintindihan?",
      short: "Madaling basahin",
      answers: { "1": "Napakahirap", "2": "Mahirap", "3": "Katamtaman", "4": "Madali", "5": "Napakadali" },
    },
    easy_to_reach: {
      asks: "Madali ba itong mapuntahan?",
      short: "Madaling mapuntahan",
      answers: { "1": "Napakahirap", "2": "Mahirap", "3": "Katamtaman", "4": "Madali", "5": "Napakadali" },
    },
    guide_rating: {
      asks: "Ano ang masasabi mo sa gabay na ito?",
      short: "Ang gabay",
      answers: { "1": "Napakapangit", "2": "Pangit", "3": "Katamtaman", "4": "Maganda", "5": "Napakaganda" },
    },
  },
  kinds: {
    scale: { choose: "Pumili ng mukha, o laktawan ang tanong na ito.", answered: "Sinasagot gamit ang limang mukha" },
  },
};
