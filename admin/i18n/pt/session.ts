import type { Messages } from "../messages.ts";

export const session = {
  signing_out: "Saindo…",
  sign_out: "Sair",
  switched: "Agora você está trabalhando para {{name}}",
  switch_failed: "Você continua trabalhando para o mesmo cliente.",
  elsewhere: {
    title: "Você mudou de organização em outra janela",
    text: "Esta janela mostrava {{shown}}. Em outra janela você mudou para {{next}}.",
    text_unnamed: "Em outra janela você mudou de organização. Esta janela ainda mostra a anterior.",
    kept: "Nada do que você digitou aqui se perdeu. Volte para salvar; o que não estiver salvo será descartado se esta janela passar a mostrar a outra organização.",
    back: "Voltar para {{shown}}",
    back_unnamed: "Voltar",
    go: "Mostrar {{next}} aqui",
    go_unnamed: "Mostrar a outra aqui",
    going_back: "Voltando…",
  },
  terms: {
    title: "Novos termos de uso",
    text: "Os termos de uso mudaram em {{date}}. Aceite-os para continuar.",
    accept: "Aceitar e continuar",
    accepting: "Aceitando…",
  },
} satisfies Messages["session"];
