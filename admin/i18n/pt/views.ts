import type { Messages } from "../messages.ts";

export const views = {
  label: "Visões desta lista",
  save: "Salvar visão",
  name: "Nome da visão",
  share: "Compartilhar com colegas",
  share_hint:
    "Todas as pessoas do espaço de trabalho podem usá-la. Só você pode alterá-la; os gestores podem excluí-la.",
  new_title: "Salvar esta visão",
  new_text: "Salva a pesquisa, os filtros, a ordenação e as colunas com um nome.",
  edit_title: "Renomear ou compartilhar a visão",
  menu: "Ações da visão “{{name}}”",
  keep: "Salvar as alterações nesta visão",
  reset: "Desfazer as alterações nesta visão",
  edit: "Renomear ou compartilhar",
  saved: "Visão “{{name}}” salva",
  not_saved: "A visão “{{name}}” não foi salva.",
  remove: {
    action: "Excluir visão",
    done: "Visão “{{name}}” excluída",
    undone: "Visão “{{name}}” restaurada",
    failed: "A visão “{{name}}” não foi excluída.",
    undo_failed: "Não foi possível restaurar a visão “{{name}}”.",
    shared_title: "Excluir a visão “{{name}}” para todos?",
    shared_text:
      "Foi compartilhada por {{owner}}. Ela some para todas as pessoas do espaço de trabalho. Isso não pode ser desfeito.",
    shared_text_unknown:
      "Foi compartilhada por alguém que já não é membro. Ela some para todas as pessoas do espaço de trabalho. Isso não pode ser desfeito.",
    removing: "Excluindo…",
  },
} satisfies Messages["views"];
