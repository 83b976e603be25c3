import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const deletions = {
  title: "Excluídos recentemente",
  subtitle: "Você pode restaurar o que foi excluído durante um dia. Depois, a exclusão é definitiva.",
  editors_only: "Somente quem edita ou gerencia pode ver e restaurar o que foi excluído.",
  restore: "Restaurar",
  restored: "“{{name}}” restaurado",
  failed: "Não foi possível restaurar “{{name}}”.",
  columns: {
    name: "Nome",
    deleted_at: "Excluído",
    deleted_by: "Excluído por",
    restorable_until: "Pode ser restaurado até",
    actions: "Ações",
  },
  list: {
    ...lists,
    caption: "Excluídos recentemente",
    search: "Pesquisar entre os excluídos",
    count_one: "{{count, number}} registro excluído",
    count_many: "{{count, number}} registros excluídos",
    count_other: "{{count, number}} registros excluídos",
    empty_title: "Nada foi excluído no último dia",
    empty: "O que você excluir fica aqui por um dia e pode ser restaurado.",
  },
} satisfies Messages["deletions"];
