import type { Terms } from "./term.ts";

const rules = {
  use_policy_url: {
    name: "Normas de uso",
    hint: "Las reglas para usarlo, como página o PDF",
    data: "Las reglas para usarlo.",
  },
  council_decision: {
    name: "Acuerdo del pleno",
    hint: "Qué se acordó, en una frase",
    data: "Lo que acordó el pleno al respecto.",
  },
  council_decided_on: { name: "Fecha del acuerdo", data: "El día del acuerdo del pleno." },
  council_decision_url: { name: "Enlace al acuerdo", data: "Dónde se puede leer el acuerdo del pleno." },
};

const cost = {
  yearly_cost: { name: "Coste anual", hint: "En la moneda de su ciudad, sin céntimos. Los informes anuales lo suman." },
  contract_ends_on: { name: "Fin del contrato" },
};

export const es = {
  device: {
    name: {
      name: "Nombre",
      hint: "Como lo llamaría la gente en la calle; por ejemplo, «Contador de personas, paseo del puerto».",
    },
    reference: {
      name: "Referencia",
      hint: "Su propio número. Las importaciones lo usan para encontrar este registro.",
    },
    status_id: { name: "Estado" },
    device_type: { name: "Tipo" },
    summary: { name: "Resumen", hint: "Una o dos frases: qué hace y para qué." },
    description: { name: "Descripción", hint: "Más detalles para quien quiera saber. Use palabras sencillas." },
    photo_alt: { name: "Texto alternativo" },
    manufacturer: { name: "Fabricante" },
    model: { name: "Modelo" },
    quantity: { name: "Cantidad", hint: "Cuántos dispositivos idénticos abarca este registro" },
    mobility: { name: "Movilidad" },
    installed_on: { name: "Instalado el" },
    active_until: { name: "En uso hasta" },
    accountable_id: { name: "Organización responsable", hint: "Decide cómo se usa y responde ante el público" },
    vendor_id: { name: "Proveedor", hint: "Lo fabrica, lo vende o lo opera" },
    department: { name: "Departamento", hint: "El departamento que lo gestiona" },
    legal_basis: {
      name: "Base legal",
      hint: "La ley o la decisión que lo permite, en palabras sencillas",
      data: "La ley o decisión que lo permite.",
    },
    privacy_url: { name: "Declaración de privacidad" },
    contact_email: { name: "Correo de contacto" },
    contact_phone: { name: "Teléfono de contacto", hint: "Con el prefijo del país, por ejemplo +34 910 000 000" },
    contact_url: { name: "Página de contacto" },
    ...rules,
    ...cost,
    review_due_on: { name: "Próxima revisión" },
    last_verified_on: { name: "Comprobado por última vez el" },
    internal_notes: { name: "Notas" },
  },
  algorithm: {
    name: { name: "Nombre", hint: "Lo que hace; por ejemplo, «Clasificar solicitudes de licencia»" },
    reference: {
      name: "Referencia",
      hint: "Su propio número. Las importaciones lo usan para encontrar este registro.",
    },
    summary: { name: "Resumen", hint: "Una o dos frases que cualquiera entienda" },
    themes: { name: "Temas", hint: "El público puede filtrar por ellos" },
    algorithm_type: { name: "Tipo de algoritmo", hint: "Cómo llega a sus resultados" },
    lifecycle: { name: "Ciclo de vida" },
    start_month: { name: "En uso desde", hint: "Necesario cuando está en uso o en prueba" },
    end_month: { name: "Retirado desde", hint: "Necesario cuando se retira" },
    publication_category: { name: "Categoría de publicación", hint: "Determina cuánto pregunta la ficha" },
    deployer_id: { name: "Responsable del despliegue", hint: "Lo usa y es responsable de él" },
    department: { name: "Departamento" },
    contact_email: { name: "Correo de contacto", hint: "Use la dirección de un equipo, no la de una persona" },
    contact_url: { name: "Página de contacto", hint: "Empieza por https://" },
    ...rules,
    image_alt: { name: "Texto alternativo" },
    review_due_on: { name: "Próxima revisión" },
    last_verified_on: { name: "Última comprobación" },
    internal_notes: { name: "Notas internas", hint: "Nunca se muestran al público ni en enlaces compartidos" },
  },
  organization: {
    name: {
      name: "Nombre",
      hint: "Su propio nombre. Se muestra en todos los idiomas, salvo que abajo añada una traducción.",
    },
    kind: { name: "Tipo" },
    role: { name: "Función habitual", hint: "Se propone cuando la añade a una cadena de datos" },
    parent_id: {
      name: "Forma parte de",
      hint: "La organización a la que pertenece; por ejemplo, la ciudad de un departamento",
    },
    local_name: { name: "Nombre en este idioma", hint: "Solo si su nombre es distinto en este idioma" },
    headline: { name: "Titular", hint: "Una línea; por ejemplo, «Gestiona el estacionamiento de la ciudad»" },
    description: { name: "Descripción", hint: "Quién es y cuál es su papel, en palabras sencillas" },
    logo_alt: { name: "Texto alternativo del logotipo" },
    website: { name: "Sitio web", hint: "Empieza por https://" },
    contact_email: { name: "Correo de contacto" },
    contact_phone: { name: "Teléfono de contacto", hint: "Con el prefijo del país, por ejemplo +855 23 000 000" },
    contact_postal: { name: "Dirección postal" },
    dpo_contact: { name: "Contacto de protección de datos", hint: "Un correo, un teléfono o una dirección web" },
    identifier: { name: "Identificador", hint: "Su número en un registro público" },
    identifier_scheme: { name: "Registro", hint: "Por ejemplo «Registro Mercantil» o «ISNI»" },
  },
} satisfies Terms;
