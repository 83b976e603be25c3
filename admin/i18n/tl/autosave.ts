import type { Messages } from "../messages.ts";

export const autosave = {
  saved: "Naka-save",
  saved_at: "Na-save nang {{time}}",
  waiting: "Hindi pa naka-save",
  saving: "Sine-save…",
  retrying: "Hindi na-save: sinusubukang muli…",
  failed: "Hindi na-save",
  conflict: "Hinihintay ang pasya mo",
  retry: "Subukang muli",
  undo: "I-undo",
  redo: "I-redo",
  decide: "Magpasya",
  clash: {
    title: "May iba ring nagbago nito",
    text: "Magkaiba ang bersiyon mo at ang sa kanila sa mga lugar na ito. Pumili ng isa sa bawat lugar; napagsama na ang lahat ng iba. Walang mawawala hangga’t hindi ka pumipili.",
    mine: "Sa iyo",
    theirs: "Sa kanila",
    nothing: "Wala",
    removed: "Inalis",
    keep_mine: "Panatilihin ang akin",
    take_theirs: "Kunin ang sa kanila",
    all_mine: "Panatilihin lahat ng akin",
    all_theirs: "Kunin lahat ng sa kanila",
    order: "Pagkakasunod-sunod",
    later: "Magpasya mamaya",
  },
} satisfies Messages["autosave"];
