import type { RareMessages } from "../messages.ts";

export const preview = {
  title: "Vista previa",
  open: "Abrir la vista previa en otra pestaña",
  width: "Ancho de la vista previa",
  phone: "Móvil",
  desktop: "Ordenador",
  frame: "La página como la verá el público",
  failed: "La vista previa no se ha cargado.",
  /** For guests of a share link. */
  shared: {
    as_public: "Esta es la página tal como la ve el público.",
    as_drafted: "Esta es la página tal como la verá el público cuando se publique.",
    language: "Idioma",
  },
} satisfies RareMessages["preview"];
