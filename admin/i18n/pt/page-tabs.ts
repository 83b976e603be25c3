import type { Messages } from "../messages.ts";

type Pages = Messages["pages"];

export const pageOrder = {
  drag: "Arrastar para mover",
  up: "Mover “{{name}}” para cima",
  down: "Mover “{{name}}” para baixo",
  first: "“{{name}}” já é a primeira",
  last: "“{{name}}” já é a última",
  done: "“{{name}}” agora é a número {{at, number}}",
} satisfies Pages["order"];

export const pageFaq = {
  on_page: "Nesta página",
  show: "Mostrar perguntas nesta página",
  show_hint: "O público as lê no fim da página.",
  add: "Adicionar pergunta",
  empty_title: "Ainda não há perguntas",
  empty: "Responda ao que as pessoas perguntam sobre isto. De três a seis perguntas bastam.",
  unnamed: "Nova pergunta",
  all_languages: "Em todos os idiomas",
  not_in: "Ainda não está em {{languages}}",
  open: "Abrir “{{name}}”",
  close: "Fechar “{{name}}”",
  delete: "Excluir pergunta",
  deleted: "“{{name}}” foi excluída",
  share: "Usar no guia inteiro",
  shared:
    "“{{name}}” agora é do guia inteiro. O público a verá em todas as páginas quando a página inicial for publicada.",
  share_failed: "“{{name}}” não foi movida. Ela continua nesta página.",
  whole: "Do guia inteiro",
  whole_shown: "{{shown, number}} de {{total, number}} aparecem",
  whole_edit: "Editar para todas as páginas",
  whole_on: "Aparece depois das perguntas desta página",
  whole_off: "Não aparece nesta página",
  whole_empty: "Ainda não há perguntas para o guia inteiro. Elas são escritas na página inicial.",
  whole_failed: "As perguntas do guia inteiro não carregaram.",
  asked: "Perguntas dos residentes",
  asked_open_one: "{{count, number}} aberto",
  asked_open_many: "{{count, number}} de abertos",
  asked_open_other: "{{count, number}} abertos",
  asked_none: "Não há comentários em aberto nesta página que possam virar pergunta.",
  asked_failed: "Os comentários não carregaram.",
  asked_answer: "Responder aqui como pergunta",
  asked_not_made: "A pergunta não foi adicionada.",
} satisfies Pages["faq"];

export const pageMap = {
  show: "Mostrar um mapa nesta página",
  show_hint: "Uma lista ao lado do mapa diz o mesmo.",
  title: "Lugares",
  map: "Mapa do que o público vê",
  precision: "Precisão de {{name}}",
  as_place: "{{precision}}, como definido no lugar",
  left_out: "Não nesta página",
  internal: "Nunca aparece: este lugar é só para a equipe",
  limit: "Uma página pode mostrar um lugar com menos precisão do que o lugar permite, nunca com mais.",
  edit: "Editar os lugares do dispositivo",
  add: "Adicionar um lugar",
  empty_title: "Ainda não há lugares",
  empty: "Adicione lugares ao dispositivo. Depois, esta página poderá mostrá-los.",
  load_failed: "Não foi possível carregar os lugares",
  unnamed: "Lugar sem nome",
} satisfies Pages["map"];

export const pageSubject = {
  about: "Esta página é sobre este registro. O que você mudar lá aparece aqui como alteração a publicar.",
  details: "Editar detalhes",
  builder: "Abrir o editor da cadeia de dados",
  status: "Status",
  reference: "Referência",
  accountable: "Responsável",
  none: "Não informado",
  no_chain_title: "Ainda não há cadeia de dados",
  no_chain:
    "Uma cadeia de dados explica passo a passo o que acontece com os dados. A página precisa de uma para ser publicada.",
  start: "Começar a cadeia de dados",
  load_failed: "A cadeia de dados não carregou",
  missing: "Esta página não está vinculada a nenhum registro.",
  deleted_device: "O dispositivo “{{name}}” foi excluído",
  deleted_algorithm: "O algoritmo “{{name}}” foi excluído",
  deleted_public:
    "O público ainda lê esta página. Ela não pode ser publicada de novo até você restaurar o registro. Para que deixe de ser lida, retire ou exclua a página.",
  deleted_draft:
    "Esta página não pode ser publicada até você restaurar o registro. Se não precisa mais dela, exclua-a.",
  restore_device: "Abrir dispositivos excluídos",
  restore_algorithm: "Abrir algoritmos excluídos",
  nothing_left: "Não há nada para mostrar: o registro foi excluído.",
} satisfies Pages["subject"];

export const pageFeedback = {
  show: "Pedir a opinião do público nesta página",
  show_hint: "Anônimo. Não se pede nome nem endereço.",
  set: "Perguntas",
  full: "As {{number, number}} perguntas",
  full_text: "{{faces, number}} rostos para escolher em cada uma, e um comentário. Leva cerca de um minuto.",
  short: "Uma pergunta",
  short_text: "Como a tecnologia faz as pessoas se sentirem, e um comentário.",
  asked: "O que se pergunta ao público",
  comment: "Quer nos dizer mais alguma coisa?",
  free: "Responde-se com as próprias palavras",
  off: "Nada é perguntado nesta página.",
} satisfies Pages["feedback"];

export const pageCodes = {
  title: "Códigos curtos desta página",
  empty_title: "Ainda não há códigos curtos",
  empty: "Nenhum código curto leva a esta página ainda. Um código impresso em uma placa traz os moradores até aqui.",
  new: "Novo código",
  scans_one: "{{count, number}} leitura em 30 dias",
  scans_many: "{{count, number}} de leituras em 30 dias",
  scans_other: "{{count, number}} leituras em 30 dias",
  retired_one: "{{count, number}} código desativado não aparece aqui.",
  retired_many: "{{count, number}} de códigos desativados não aparecem aqui.",
  retired_other: "{{count, number}} códigos desativados não aparecem aqui.",
  show_retired: "Ver códigos desativados",
  failed: "Os códigos curtos não foram carregados",
} satisfies Pages["codes"];
