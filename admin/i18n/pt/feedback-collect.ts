import type { CollectWords } from "../en/feedback-collect.ts";

export const collectWords = {
  faces: { "1": "Muito mal", "2": "Mal", "3": "Neutro", "4": "Bem", "5": "Muito bem" },
  questions: {
    feeling: "Como esta tecnologia faz você se sentir?",
    helpful: "Estas informações são úteis?",
    easy_to_understand: "É fácil de entender?",
    easy_to_reach: "É fácil de encontrar?",
    guide_rating: "Como você avalia este guia?",
  },
  progress: "Pergunta {{number}} de {{count}}",
  next: "Próxima pergunta",
  skip: "Pular esta",
  previous: "Voltar",
  choose: "Escolha um rosto ou pule esta pergunta.",
  anonymous: "Anônimo. Ninguém anota quem você é.",
  comment: "Quer nos dizer alguma coisa?",
  comment_hint: "Não escreva nomes, placas nem telefones. Se escrever, nós ocultamos.",
  send: "Enviar",
  thanks: "Obrigado",
  thanks_sent: "Temos a sua opinião. A equipe lê cada comentário.",
  thanks_kept: "A sua opinião está guardada. Ela chega à cidade assim que este tablet tiver conexão.",
  you_said: "Você disse, nós fizemos",
  next_person: "Próxima pessoa",
  language: "Leia no seu idioma",
} satisfies CollectWords;
