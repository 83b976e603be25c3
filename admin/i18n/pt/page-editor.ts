import type { Messages } from "../messages.ts";

export const pageEditor = {
  load_failed: "A página não carregou",
  kinds: {
    home_page: "Página inicial",
    device_page: "Página de dispositivo",
    algorithm_page: "Página de algoritmo",
    collection_page: "Página de coleção",
  },
  tabs: {
    content: "Conteúdo",
    faq: "Perguntas",
    map: "Mapa",
    device: "Dispositivo",
    algorithm: "Algoritmo",
    feedback: "Opiniões",
    short_codes: "Códigos curtos",
    relationships: "Relações",
    pages: "Páginas",
    collection: "Coleção",
  },
  editing: "Editando",
  language: "Idioma dos textos",
  default_language: "padrão",
  side_by_side: "Lado a lado",
  subtitle_hint: "Aparece sob o título e nos resultados da pesquisa",
  labels_hint: "O público filtra o guia por elas",
  refused: {
    title: "Esta página não está sendo salva",
    headline:
      "O título em {{language}} é longo demais. Reduza-o para {{count, number}} caracteres e a página voltará a ser salva.",
  },
  counter: "{{used, number}} / {{limit, number}}",
  falls_back: "O público lê o texto em {{language}}: “{{text}}”",
  is_editing: "{{name}} está editando",
  here_now: "Aqui agora",
  edits_field: "Editando: {{field}}",
  views: "Visualizando",
  history: "Histórico",
  panel: "Estado desta página",
  image_label: "Foto daquilo de que a página trata",
  alt_hint: "Diga o que importa na foto para quem não pode vê-la",
  decorative: "Decorativa, não precisa de descrição",
  crop: {
    open: "Recortar",
    title: "Recortar a foto",
    text: "Arraste para escolher o que aparece. Clique em um ponto que precisa continuar visível quando a foto for cortada em outro formato.",
    picture: "A foto inteira",
    x: "Esquerda (%)",
    y: "Topo (%)",
    width: "Largura (%)",
    height: "Altura (%)",
    more: "Aumentar {{name}}",
    less: "Diminuir {{name}}",
    reset: "Recomeçar",
    done: "Concluído",
  },
  clash: {
    order: "{{field}}: ordem",
    on: "Ativado",
    off: "Desativado",
  },
} satisfies Messages["pages"]["editor"];

export const pageAddress = {
  open: "Mudar o endereço",
  title: "Mudar o endereço",
  text: "O endereço antigo e todos os códigos impressos levam ao novo.",
  field: "Última parte do endereço",
  save: "Mudar o endereço",
  done: "O endereço foi mudado",
} satisfies Messages["pages"]["address"];

export const pageRemoval = {
  title: "Excluir “{{name}}”?",
  text: "A página e seu histórico são excluídos.",
  done: "“{{name}}” foi excluída",
  failed: "“{{name}}” não foi excluída.",
  undone: "“{{name}}” está de volta",
  undo_failed: "Não foi possível recuperar “{{name}}”.",
} satisfies Messages["pages"]["remove"];
