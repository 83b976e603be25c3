import type { RareMessages } from "../messages.ts";

export const approvals = {
  somebody: "Alguien",
  you_asked: "Usted lo pidió el {{when}}.",
  they_asked: "{{name}} lo pidió el {{when}}.",
  sent_back: "{{name}} la devolvió",
  approver: {
    editor: "Tiene que aprobarla un editor o un gestor.",
    manager: "Tiene que aprobarla un gestor.",
  },
  other: {
    editor: "Tiene que aprobarla otro editor o gestor.",
    manager: "Tiene que aprobarla otro gestor.",
  },
  change_note: "Nota del cambio: «{{note}}»",
  remark_said: "«{{remark}}»",
  show_request: "Ver la petición",
  title: {
    ask: "Pedir aprobación",
    open: "Revisar y aprobar",
    waiting: "Espera aprobación",
  },
  note: {
    unasked: "Antes la aprueba otra persona",
    sent_back: "Cambie lo necesario y vuelva a pedirla.",
    outdated: "La página ha cambiado desde que se pidió la aprobación",
    outdated_text:
      "Solo se puede aprobar exactamente lo que se pidió. Vuelva a pedirla para lo que dice ahora la página.",
    open: "Espera su aprobación",
    open_text: "Si la aprueba, se publica exactamente esto.",
    waiting: "Espera aprobación",
    own_text: "Nadie aprueba lo que pidió.",
  },
  next: {
    mail: "Quienes pueden aprobar reciben un correo.",
    exact: "Pueden aprobar exactamente esto. Si la página cambia antes, vuelva a pedirla.",
    take_back: "Hasta entonces puede retirar su petición.",
  },
  approve: {
    publish: "Aprobar y publicar la versión {{number}}",
    schedule: "Aprobar y programar la versión {{number}}",
  },
  asking: "Pidiendo…",
  asked: "Se pidió la aprobación",
  failed: "No se pidió la aprobación",
  changed: "Estos son los cambios actuales. Revíselos y pida la aprobación.",
  errors: "Corrija los errores de «Comprobaciones» y pida la aprobación.",
  decided_meanwhile: "Esta petición ya no espera: alguien decidió o se retiró.",
  take_back: {
    button: "Retirar",
    done: "Se retiró la petición",
    failed: "No se retiró la petición",
  },
  send_back: {
    open: "Devolver",
    title: "¿Devolver «{{name}}»?",
    text: "{{name}} recibe un correo con su comentario.",
    remark: "Comentario",
    hint: "Solo lo lee el equipo",
    missing: "Escriba un comentario",
    confirm: "Devolver",
    done: "Se devolvió la página",
    failed: "No se devolvió la página",
  },
} satisfies RareMessages["approvals"];
