import type { Messages } from "../messages.ts";

export const views = {
  label: "Vistas de esta lista",
  save: "Guardar vista",
  name: "Nombre de la vista",
  share: "Compartir con el equipo",
  share_hint:
    "Todas las personas del espacio de trabajo pueden usarla. Solo usted puede cambiarla; los gestores pueden eliminarla.",
  new_title: "Guardar esta vista",
  new_text: "Guarda la búsqueda, los filtros, el orden y las columnas con un nombre.",
  edit_title: "Cambiar el nombre de la vista o compartirla",
  menu: "Acciones de la vista «{{name}}»",
  keep: "Guardar los cambios en esta vista",
  reset: "Deshacer los cambios en esta vista",
  edit: "Cambiar nombre o compartir",
  saved: "Vista «{{name}}» guardada",
  not_saved: "La vista «{{name}}» no se guardó.",
  remove: {
    action: "Eliminar vista",
    done: "Vista «{{name}}» eliminada",
    undone: "Vista «{{name}}» restaurada",
    failed: "La vista «{{name}}» no se eliminó.",
    undo_failed: "No se pudo restaurar la vista «{{name}}».",
    shared_title: "¿Eliminar la vista «{{name}}» para todos?",
    shared_text:
      "La compartió {{owner}}. Desaparecerá para todas las personas del espacio de trabajo. No se puede deshacer.",
    shared_text_unknown:
      "La compartió alguien que ya no es miembro. Desaparecerá para todas las personas del espacio de trabajo. No se puede deshacer.",
    removing: "Eliminando…",
  },
} satisfies Messages["views"];
