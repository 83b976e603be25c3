import type { Messages } from "../messages.ts";

export const maps = {
  skip: "Pular o mapa",
  end: "Fim do mapa",
  failed_title: "Não foi possível carregar o mapa",
  failed: "A lista mostra tudo o que está no mapa.",
  no_ground: "O mapa de fundo não está disponível. Os lugares estão corretos.",
  no_source: "Não há mapa de base configurado: só aparecem os contornos dos países. Os lugares estão corretos.",
  zoom_in: "Aproximar",
  zoom_out: "Afastar",
  fit: "Mostrar tudo",
  place_here: "Colocar aqui",
  crosshair_help:
    "As setas movem o mapa sob a cruz; com Shift, em passos maiores. Mais e menos mudam a escala. Enter coloca.",
  group_one: "{{count, number}} lugar. Aproxime para vê-lo.",
  group_many: "{{count, number}} de lugares. Aproxime para vê-los.",
  group_other: "{{count, number}} lugares. Aproxime para vê-los.",
  legend: "O que os marcadores significam",
} satisfies Messages["maps"];
