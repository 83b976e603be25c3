import type { AllTemplateWords } from "../template-ids.ts";

export const es: AllTemplateWords = {
  people_counter: {
    name: "Contador de personas",
    summary: "Cuenta cuántas personas pasan por un lugar o están en él, sin averiguar quiénes son.",
  },
  licence_plate_reader: {
    name: "Lector de placas de vehículos",
    summary: "Fotografía los vehículos y lee sus placas, que llevan al titular registrado.",
  },
  cctv: {
    name: "Cámara de seguridad",
    summary: "Graba un lugar público para que el personal pueda actuar ante un incidente y ver después qué ocurrió.",
  },
  wifi_counter: {
    name: "Contador wifi",
    summary:
      "Capta las señales wifi de los teléfonos cercanos para calcular cuántas personas hay aquí y cómo se mueven.",
  },
  air_quality: {
    name: "Sensor de calidad del aire",
    summary: "Mide lo que hay en el aire, como polvo fino y ozono.",
  },
  noise_meter: {
    name: "Medidor de ruido",
    summary: "Mide lo fuerte que es el ruido, sin grabar lo que se dice.",
  },
  bin_sensor: {
    name: "Sensor de papelera",
    summary: "Mide lo llena que está una papelera, para vaciarla cuando hace falta.",
  },
  parking_sensor: {
    name: "Sensor de estacionamiento",
    summary: "Nota si una plaza de estacionamiento está libre u ocupada.",
  },
  smart_lighting: {
    name: "Farola inteligente",
    summary: "Da más luz cuando alguien se acerca y la baja cuando no hay nadie.",
  },
  ev_charger: {
    name: "Punto de carga",
    summary: "Recarga vehículos eléctricos y cobra con tarjeta, teléfono o aplicación.",
  },
  kiosk: {
    name: "Quiosco de información",
    summary: "Una pantalla pública en la que se encuentran direcciones, servicios y noticias.",
  },
  drone: {
    name: "Dron",
    summary: "Sobrevuela un lugar con una cámara para revisar edificios, calles o el desarrollo de un evento.",
  },
  chatbot: {
    name: "Asistente conversacional",
    summary:
      "Responde por escrito a preguntas sobre los servicios de la ciudad, con textos que compone un modelo de lenguaje.",
  },
  permit_triage: {
    name: "Clasificación de permisos",
    summary:
      "Clasifica las solicitudes de permisos según lo completas y lo complejas que son; el personal decide sobre cada una.",
  },
  signal_timing: {
    name: "Tiempos de los semáforos",
    summary: "Calcula con conteos de tráfico cuánto duran en verde los semáforos y los ajusta por sí solo.",
  },
  benefit_check: {
    name: "Comprobación de prestaciones",
    summary:
      "Comprueba con lo que declaran las personas y con registros oficiales si pueden recibir una prestación; decide el personal.",
  },
  document_redaction: {
    name: "Tachado de documentos",
    summary:
      "Busca nombres, direcciones y otros datos personales en los documentos, para tacharlos antes de publicarlos.",
  },
};
