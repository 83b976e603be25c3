import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const devices = {
  title: "Dispositivos",
  no_status: "Sin estado",
  columns: {
    name: "Dispositivo",
    reference: "Referencia",
    status: "Estado",
    label: "Etiquetas",
    updated_at: "Modificado",
    created_at: "Añadido",
  },
  filters: {
    status: "Estado",
    label: "Etiqueta",
  },
  list: {
    ...lists,
    caption: "Dispositivos",
    search: "Buscar dispositivos",
    count_one: "{{count, number}} dispositivo",
    count_many: "{{count, number}} de dispositivos",
    count_other: "{{count, number}} dispositivos",
    empty_title: "Aún no hay dispositivos",
    empty:
      "Un dispositivo es todo lo que en el espacio público detecta, registra o decide: un contador, una cámara, un sensor de papelera.",
  },
} satisfies Messages["devices"];
