import type { Messages } from "../messages.ts";

export const session = {
  signing_out: "Saindo…",
  sign_out: "Sair",
  switched: "Agora você está trabalhando para {{name}}",
  switch_failed: "Você continua trabalhando para o mesmo cliente.",
  terms: {
    title: "Novos termos de uso",
    text: "Os termos de uso mudaram em {{date}}. Aceite-os para continuar.",
    accept: "Aceitar e continuar",
    accepting: "Aceitando…",
  },
} satisfies Messages["session"];
