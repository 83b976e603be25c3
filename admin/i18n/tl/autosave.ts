import type { Messages } from "../messages.ts";

export const autosave = {
  saved: "Naka-save",
  saved_at: "Na-save nang {{time}}",
  waiting: "Hindi pa naka-save",
  saving: "Sine-save…",
  retrying: "Hindi na-save: sinusubukang muli…",
  failed: "Hindi na-save",
  conflict: "Kailangan ang pasya mo",
  retry: "Subukang muli",
  undo: "I-undo",
  redo: "I-redo",
  decide: "Suriin",
  clash: {
    title: "May iba ring nagbago nito",
    title_by: "Binago rin ito ni {{name}}",
    text: "Magkaiba rito ang bersiyon mo at ang sa kanila. Pumili ng isa para sa bawat pagkakaiba. Napagsama na ang lahat ng iba, at walang mawawala hangga’t hindi ka pumipili.",
    text_by:
      "Magkaiba rito ang bersyon mo at ang kay {{name}}. Pumili ng isa sa bawat isa. Napagsama na ang lahat ng iba, at walang mawawala hangga’t hindi ka pumipili.",
    mine: "Sa iyo",
    theirs: "Sa kanila",
    nothing: "Wala",
    removed: "Inalis",
    keep_mine: "Panatilihin ang akin",
    take_theirs: "Gamitin ang sa kanila",
    all_mine: "Panatilihin lahat ng akin",
    all_theirs: "Gamitin lahat ng sa kanila",
    order: "Pagkakasunod-sunod",
    later: "Magpasya mamaya",
  },
} satisfies Messages["autosave"];
