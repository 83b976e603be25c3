import type { RareMessages } from "../messages.ts";

export const preview = {
  title: "Prévia ao vivo",
  open: "Abrir a prévia em outra aba",
  width: "Largura da prévia",
  phone: "Celular",
  desktop: "Computador",
  frame: "A página como o público a verá",
  failed: "A prévia não carregou.",
  /** For guests of a share link. */
  shared: {
    as_public: "Esta é a página como o público a vê.",
    as_drafted: "Esta é a página como o público a verá quando for publicada.",
    language: "Idioma",
  },
} satisfies RareMessages["preview"];
