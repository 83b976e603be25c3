import type { Messages } from "../messages.ts";

export const session = {
  language: "Idioma",
  name_needed: "Digite seu nome",
  password_needed: "Digite sua senha",
  signing_out: "Saindo…",
  sign_out: "Sair",
  switched: "Agora você está em {{name}}",
  switch_failed: "Você continua no mesmo espaço de trabalho.",
  elsewhere: {
    title: "Você mudou de espaço de trabalho em outra janela",
    text: "Esta janela mostrava {{shown}}. Em outra janela você mudou para {{next}}.",
    text_unnamed: "Você mudou de espaço de trabalho em outra janela. Esta janela ainda mostra o anterior.",
    kept: "Nada do que você digitou aqui se perdeu ainda. Volte para salvar. As alterações não salvas são descartadas quando esta janela passa a mostrar o outro espaço de trabalho.",
    back: "Voltar para {{shown}}",
    back_unnamed: "Voltar",
    go: "Mostrar {{next}} aqui",
    go_unnamed: "Mostrar o outro aqui",
    going_back: "Voltando…",
  },
  second_step: {
    title: "Este espaço de trabalho exige uma segunda etapa",
    text: "A sua senha sozinha não abre os registros. Configure a sua segunda etapa: leva dois minutos.",
    action: "Configurar minha segunda etapa",
  },
  terms: {
    title: "Novos termos de uso",
    text: "Os termos de uso mudaram em {{date}}. Aceite-os para continuar.",
    accept: "Aceitar e continuar",
    accepting: "Aceitando…",
  },
} satisfies Messages["session"];
