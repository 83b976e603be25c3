import type { Answers } from "#contract/factsheets.ts";
import { answer, text, words } from "./answer-parts.ts";

/** What only the British or the American register asks, for the algorithms that the city reports there. */
export const REGISTER_ANSWERS: Readonly<Record<string, Answers>> = {
  "ALG-001": {
    reported_to: answer(["atrs"]),
    atrs_region: answer(["south_west"]),
    system_input: text(
      "The complete application: the form, the plan and the list of attached documents.",
      "La solicitud completa: el formulario, el plano y la lista de documentos adjuntos.",
    ),
    staff_training: text(
      "Half a day for every planner, repeated when the model changes.",
      "Media jornada para cada técnico, que se repite cuando cambia el modelo.",
    ),
    public_page_url: answer("https://seaview.example/permits"),
    architecture_url: answer("https://seaview.example/permits/how-it-works"),
    models: answer([
      {
        id: "model-1",
        name: "Queue model",
        version: "2.1",
        task: words("Suggests one of three queues.", "Sugiere una de tres colas."),
      },
    ]),
    datasets: answer([
      {
        id: "data-1",
        title: words("Decided applications, 2019 to 2023", "Solicitudes resueltas, de 2019 a 2023"),
        used_for: ["training", "validation"],
        quantity: "9,400 applications",
      },
      {
        id: "data-2",
        title: words("New applications", "Solicitudes nuevas"),
        used_for: ["operation"],
      },
    ]),
  },
  "ALG-003": {
    reported_to: answer(["omb"]),
    outputs: text(
      "A short answer with a link to the page it comes from.",
      "Una respuesta breve con enlace a su página.",
    ),
    omb_withheld: answer("no"),
    omb_high_impact: answer("not_high"),
    omb_topic: answer("service_delivery"),
    omb_classification: answer("generative"),
    omb_ato: answer("no"),
    omb_demographics: answer(["none"]),
    omb_custom_code: answer("no"),
  },
};
