import type { Messages } from "../messages.ts";

export const session = {
  signing_out: "Cerrando sesión…",
  sign_out: "Cerrar sesión",
  switched: "Ahora trabaja para {{name}}",
  switch_failed: "Sigue trabajando para el mismo cliente.",
  elsewhere: {
    title: "Ha cambiado de organización en otra ventana",
    text: "Esta ventana mostraba {{shown}}. En otra ventana ha cambiado a {{next}}.",
    text_unnamed: "En otra ventana ha cambiado de organización. Esta ventana todavía muestra la anterior.",
    kept: "Lo que ha escrito aquí no se ha perdido. Vuelva para guardarlo; si esta ventana pasa a mostrar la otra organización, lo que no esté guardado se descarta.",
    back: "Volver a {{shown}}",
    back_unnamed: "Volver",
    go: "Mostrar {{next}} aquí",
    go_unnamed: "Mostrar la otra aquí",
    going_back: "Volviendo…",
  },
  terms: {
    title: "Nuevas condiciones de uso",
    text: "Las condiciones de uso cambiaron el {{date}}. Acéptelas para continuar.",
    accept: "Aceptar y continuar",
    accepting: "Aceptando…",
  },
} satisfies Messages["session"];
