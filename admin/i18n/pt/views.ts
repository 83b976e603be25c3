import type { Messages } from "../messages.ts";

export const views = {
  label: "Visões desta lista",
  save: "Salvar visão",
  name: "Nome da visão",
  share: "Compartilhar com colegas",
  share_hint: "Toda a organização a encontra acima desta lista. Só você pode alterá-la; os gestores podem excluí-la.",
  new_title: "Salvar esta visão",
  new_text: "Guarda a busca, os filtros, a ordem e as colunas com um nome.",
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
    undone: "A visão “{{name}}” está de volta",
    failed: "A visão “{{name}}” não foi excluída.",
    undo_failed: "Não foi possível recuperar a visão “{{name}}”.",
    shared_title: "Excluir a visão “{{name}}” para todos?",
    shared_text: "Foi compartilhada por {{owner}}. Ela some para toda a organização, e isso não pode ser desfeito.",
    shared_text_unknown:
      "Foi compartilhada por alguém que já não é membro. Ela some para toda a organização, e isso não pode ser desfeito.",
    removing: "Excluindo…",
  },
} satisfies Messages["views"];
