import type { Messages } from "../messages.ts";

export const autosave = {
  saved: "Salvo",
  saved_at: "Salvo às {{time}}",
  waiting: "Ainda não salvo",
  saving: "Salvando…",
  retrying: "Não salvo: tentando de novo…",
  failed: "Não salvo",
  conflict: "Requer sua decisão",
  retry: "Tentar de novo",
  undo: "Desfazer",
  redo: "Refazer",
  decide: "Revisar",
  clash: {
    title: "Outra pessoa também mudou isto",
    title_by: "{{name}} também mudou isto",
    text: "A sua versão e a outra diferem aqui. Escolha uma em cada caso. O resto já está combinado, e nada se perde até você escolher.",
    text_by:
      "A sua versão e a de {{name}} diferem aqui. Escolha uma para cada lugar. Todo o resto já está combinado e nada se perde até você escolher.",
    mine: "A sua",
    theirs: "A outra",
    nothing: "Nada",
    removed: "Removido",
    keep_mine: "Manter a minha",
    take_theirs: "Usar a outra",
    all_mine: "Manter todas as minhas",
    all_theirs: "Usar todas as outras",
    order: "Ordem",
    later: "Decidir depois",
  },
} satisfies Messages["autosave"];
