import type { Messages } from "../messages.ts";

export const session = {
  language: "Idioma",
  name_needed: "Escriba su nombre",
  password_needed: "Escriba su contraseña",
  signing_out: "Cerrando sesión…",
  sign_out: "Cerrar sesión",
  switched: "Ahora está en {{name}}",
  switch_failed: "Sigue en el mismo espacio de trabajo.",
  elsewhere: {
    title: "Ha cambiado de espacio de trabajo en otra ventana",
    text: "Esta ventana mostraba {{shown}}. En otra ventana ha cambiado a {{next}}.",
    text_unnamed: "Ha cambiado de espacio de trabajo en otra ventana. Esta todavía muestra el anterior.",
    kept: "Lo que ha escrito aquí no se ha perdido. Vuelva para guardarlo. Los cambios sin guardar se descartan cuando esta ventana pasa a mostrar el otro espacio de trabajo.",
    back: "Volver a {{shown}}",
    back_unnamed: "Volver",
    go: "Mostrar {{next}} aquí",
    go_unnamed: "Mostrar el otro aquí",
    going_back: "Volviendo…",
  },
  second_step: {
    title: "Este espacio de trabajo pide un segundo paso",
    text: "Su contraseña sola no abre sus registros. Configure su segundo paso: tarda dos minutos.",
    action: "Configurar mi segundo paso",
  },
  terms: {
    title: "Nuevas condiciones de uso",
    text: "Las condiciones de uso cambiaron el {{date}}. Acéptelas para continuar.",
    accept: "Aceptar y continuar",
    accepting: "Aceptando…",
  },
} satisfies Messages["session"];
