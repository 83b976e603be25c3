import type { Messages } from "../messages.ts";

export const views = {
  label: "Mga view ng listahang ito",
  save: "I-save ang view",
  name: "Pangalan ng view",
  share: "Ibahagi sa mga kasamahan",
  share_hint: "Magagamit ito ng lahat sa workspace. Ikaw lang ang makakapagbago; puwede itong burahin ng mga manager.",
  new_title: "I-save ang view na ito",
  new_text: "Sine-save ang hinahanap, mga filter, ayos at mga column sa isang pangalan.",
  edit_title: "Palitan ang pangalan ng view o ibahagi ito",
  menu: "Mga aksiyon para sa view na “{{name}}”",
  keep: "I-save ang mga pagbabago sa view na ito",
  reset: "Bawiin ang mga pagbabago sa view na ito",
  edit: "Palitan ang pangalan o ibahagi",
  saved: "Na-save ang view na “{{name}}”",
  not_saved: "Hindi na-save ang view na “{{name}}”.",
  remove: {
    action: "Burahin ang view",
    done: "Nabura ang view na “{{name}}”",
    undone: "Naibalik ang view na “{{name}}”",
    failed: "Hindi nabura ang view na “{{name}}”.",
    undo_failed: "Hindi naibalik ang view na “{{name}}”.",
    shared_title: "Burahin ang view na “{{name}}” para sa lahat?",
    shared_text: "Si {{owner}} ang nagbahagi nito. Mawawala ito para sa lahat sa workspace. Hindi na ito mababawi.",
    shared_text_unknown:
      "Ibinahagi ito ng isang taong hindi na miyembro. Mawawala ito para sa lahat sa workspace. Hindi na ito mababawi.",
    removing: "Binubura…",
  },
} satisfies Messages["views"];
