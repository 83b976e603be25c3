import type { Messages } from "../messages.ts";

export const session = {
  signing_out: "Cerrando sesión…",
  sign_out: "Cerrar sesión",
  switched: "Ahora trabaja para {{name}}",
  switch_failed: "Sigue trabajando para el mismo cliente.",
  terms: {
    title: "Nuevas condiciones de uso",
    text: "Las condiciones de uso cambiaron el {{date}}. Acéptelas para continuar.",
    accept: "Aceptar y continuar",
    accepting: "Aceptando…",
  },
} satisfies Messages["session"];
