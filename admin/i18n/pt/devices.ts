import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const devices = {
  title: "Dispositivos",
  no_status: "Sem status",
  columns: {
    name: "Dispositivo",
    reference: "Referência",
    status: "Status",
    label: "Etiquetas",
    updated_at: "Alterado",
    created_at: "Adicionado",
  },
  filters: {
    status: "Status",
    label: "Etiqueta",
  },
  list: {
    ...lists,
    caption: "Dispositivos",
    search: "Buscar dispositivos",
    count_one: "{{count, number}} dispositivo",
    count_many: "{{count, number}} de dispositivos",
    count_other: "{{count, number}} dispositivos",
    empty_title: "Ainda não há dispositivos",
    empty:
      "Um dispositivo é tudo o que detecta, registra ou decide no espaço público: um contador, uma câmera, um sensor de lixeira.",
  },
} satisfies Messages["devices"];
