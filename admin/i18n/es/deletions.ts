import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const deletions = {
  title: "Eliminados recientemente",
  subtitle: "Puede restaurar lo eliminado durante un día. Después desaparece definitivamente.",
  editors_only: "Solo quienes editan o gestionan pueden ver y restaurar lo eliminado.",
  restore: "Restaurar",
  restored: "Se ha restaurado «{{name}}»",
  failed: "No se pudo restaurar «{{name}}».",
  columns: {
    name: "Nombre",
    deleted_at: "Eliminado",
    deleted_by: "Eliminado por",
    restorable_until: "Se puede restaurar hasta",
    actions: "Acciones",
  },
  list: {
    ...lists,
    caption: "Eliminados recientemente",
    search: "Buscar entre lo eliminado",
    count_one: "{{count, number}} registro eliminado",
    count_many: "{{count, number}} registros eliminados",
    count_other: "{{count, number}} registros eliminados",
    empty_title: "No se eliminó nada en el último día",
    empty: "Lo que elimine permanece aquí un día y se puede restaurar.",
  },
} satisfies Messages["deletions"];
