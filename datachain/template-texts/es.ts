import type { AllTemplateTexts } from "../template-ids.ts";

export const es: AllTemplateTexts = {
  accountable: "Decide cómo se usa el sistema y responde de sus resultados.",
  supplier: "Suministra el sistema.",
  rights: {
    right_to_notice: "Se le informa de dónde se usa este sistema y de lo que hace.",
    right_to_human_review: "Pida que una persona revise su consulta o su caso.",
    right_be_forgotten: "Pida que se borren sus datos cuando ya no hagan falta.",
    right_individual_decision_explanation:
      "Pregunte por qué se tomó una decisión sobre usted y qué papel tuvo el sistema.",
    right_contest: "Impugne una decisión sobre usted y pida que se vuelva a estudiar.",
    right_algorithmic_transparency:
      "Pregunte cómo llega el sistema a sus resultados y reciba una respuesta en palabras sencillas.",
    right_access: "Pregunte qué datos suyos se usan y obtenga una copia.",
    right_correction: "Pida que se corrijan los datos suyos que sean erróneos o estén incompletos.",
    right_non_discrimination: "No se le debe tratar peor por ser quien es. Avísenos si cree que ha ocurrido.",
  },
  chatbot: {
    affected: {
      title: "Personas que usan el chatbot",
      description:
        "Quien pregunte al chatbot por los servicios de la ciudad. Sus respuestas pueden ser erróneas o incompletas.",
    },
    elements: {
      societal_cultural_harm: "Las respuestas pueden ser erróneas o sesgadas, y la gente puede fiarse de ellas.",
      environmental_harm: "Los grandes modelos de lenguaje consumen mucha electricidad y agua.",
      input_about_behaviour: "Lo que se escribe y lo que se hace con las respuestas.",
      input_operational_data: "Las páginas y documentos de la ciudad en los que se basan las respuestas.",
      output_generated_content: "Una respuesta escrita a la pregunta.",
    },
  },
  permit_triage: {
    affected: {
      title: "Personas que solicitan un permiso",
      description: "Solicitantes y quienes actúan en su nombre. El orden de los casos influye en cuánto esperan.",
    },
    elements: {
      financial_harm: "Un caso mal clasificado puede esperar más, lo que cuesta tiempo y dinero a quien lo solicita.",
      input_about_a_place: "Los planos y la dirección de la solicitud.",
      input_operational_data: "El formulario y sus anexos, con el nombre y los datos de contacto de quien solicita.",
      output_recommendation: "Lo completa y compleja que es la solicitud, como sugerencia para el personal.",
    },
  },
  signal_timing: {
    affected: {
      title: "Personas en la vía pública",
      description: "Quien camine, vaya en bicicleta o conduzca por estos cruces.",
    },
    elements: {
      physical_harm: "Un tiempo mal calculado podría no bastar para cruzar con seguridad.",
      input_about_a_measurement: "Recuentos de vehículos, bicicletas y personas en los cruces.",
      output_operational_data: "Un plan de cuánto dura el verde de cada semáforo.",
      output_physical_action: "Los semáforos cambian según este plan.",
    },
  },
  benefit_check: {
    affected: { title: "Personas que solicitan una ayuda", description: "Solicitantes y miembros de su hogar." },
    elements: {
      financial_harm: "Se puede negar a alguien una ayuda a la que tiene derecho, o pedirle que la devuelva.",
      psychological_harm: "Que le revisen a uno, o que sospechen sin razón, puede ser una carga pesada.",
      civil_liberties_harm: "Algunos grupos podrían ser revisados más que otros.",
      input_sensitive_personal:
        "Ingresos, hogar y lo que se declara en la solicitud, y lo que dicen de ello los registros oficiales.",
      output_recommendation: "Una sugerencia para el personal: con derecho, sin derecho o revisar con más detalle.",
      output_sensitive_personal: "El resultado de cada solicitante, que revela algo sobre sus ingresos.",
    },
  },
  document_redaction: {
    affected: {
      title: "Personas nombradas en documentos",
      description: "Toda persona cuyo nombre, dirección u otros datos figuren en un documento que se va a publicar.",
    },
    elements: {
      reputational_harm: "Un nombre que se pase por alto se hace público.",
      civil_liberties_harm: "Tachar demasiado oculta lo que el público tiene derecho a saber.",
      input_sensitive_personal: "Documentos antes de publicarse, con los datos personales que contienen.",
      output_operational_data: "Los mismos documentos con los datos personales tachados.",
    },
  },
};
