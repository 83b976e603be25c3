import type { Terms } from "./term.ts";

const rules = {
  use_policy_url: {
    name: "Patakaran sa paggamit",
    hint: "Ang mga tuntunin sa paggamit nito, bilang pahina o PDF",
    data: "Ang mga tuntunin sa paggamit nito.",
  },
  council_decision: {
    name: "Pasya ng konseho",
    hint: "Ano ang napagpasyahan, sa isang pangungusap",
    data: "Ang napagpasyahan ng konseho tungkol dito.",
  },
  council_decided_on: { name: "Petsa ng pasya", data: "Ang araw ng pasya ng konseho." },
  council_decision_url: { name: "Link sa pasya", data: "Kung saan mababasa ang pasya ng konseho." },
};

const cost = {
  yearly_cost: {
    name: "Gastos bawat taon",
    hint: "Sa pera ng inyong lungsod, walang sentimo. Pinagsasama ito ng mga taunang ulat.",
  },
  contract_ends_on: { name: "Katapusan ng kontrata" },
};

export const tl = {
  device: {
    name: {
      name: "Pangalan",
      hint: "Ang itatawag dito ng mga tao sa kalye, gaya ng “Tagabilang ng tao, Harbour Walk”.",
    },
    reference: {
      name: "Sanggunian",
      hint: "Sarili mong numero. Ginagamit ito ng pag-import para mahanap ang talaang ito.",
    },
    status_id: { name: "Katayuan" },
    device_type: { name: "Uri" },
    summary: { name: "Buod", hint: "Isa o dalawang pangungusap: ano ang ginagawa nito, at para saan." },
    description: {
      name: "Paglalarawan",
      hint: "Dagdag na detalye para sa gustong makaalam. Gumamit ng payak na salita.",
    },
    photo_alt: { name: "Alternatibong teksto" },
    manufacturer: { name: "Manufacturer" },
    model: { name: "Modelo" },
    quantity: { name: "Bilang", hint: "Ilang magkakaparehong device ang saklaw ng talaang ito" },
    mobility: { name: "Mobility" },
    installed_on: { name: "Ikinabit noong" },
    active_until: { name: "Ginagamit hanggang" },
    accountable_id: {
      name: "Nananagot na organisasyon",
      hint: "Nagpapasya kung paano ito ginagamit at nananagot sa publiko",
    },
    vendor_id: { name: "Supplier", hint: "Gumagawa, nagbebenta o nagpapatakbo nito" },
    department: { name: "Departamento", hint: "Ang departamentong namamahala rito" },
    legal_basis: {
      name: "Batayan sa batas",
      hint: "Ang batas o pasyang nagpapahintulot nito, sa payak na salita",
      data: "Ang batas o desisyong nagpapahintulot dito.",
    },
    privacy_url: { name: "Pahayag sa privacy" },
    contact_email: { name: "Email para sa pakikipag-ugnayan" },
    contact_phone: { name: "Telepono para sa pakikipag-ugnayan", hint: "May country code, halimbawa +63 2 0000 0000" },
    contact_url: { name: "Pahina para sa pakikipag-ugnayan" },
    ...rules,
    ...cost,
    review_due_on: { name: "Susunod na pagsusuri" },
    last_verified_on: { name: "Huling sinuri noong" },
    internal_notes: { name: "Mga tala" },
  },
  algorithm: {
    name: { name: "Pangalan", hint: "Ang ginagawa nito, gaya ng “Pag-uuri ng mga hiling na permit”" },
    reference: {
      name: "Sanggunian",
      hint: "Sarili mong numero. Ginagamit ito ng pag-import para mahanap ang talaang ito.",
    },
    summary: { name: "Buod", hint: "Isa o dalawang pangungusap na mauunawaan ng sinuman" },
    themes: { name: "Mga tema", hint: "Makakapag-filter ang publiko ayon sa mga ito" },
    algorithm_type: { name: "Uri ng algoritmo", hint: "Kung paano ito nakararating sa resulta" },
    lifecycle: { name: "Yugto" },
    start_month: { name: "Ginagamit mula", hint: "Kailangan kapag ginagamit o sinusubukan na ito" },
    end_month: { name: "Itinigil mula", hint: "Kailangan kapag itinigil na ito" },
    publication_category: {
      name: "Kategorya ng paglalathala",
      hint: "Tinutukoy kung gaano karami ang tanong ng factsheet",
    },
    deployer_id: { name: "Gumagamit at nananagot", hint: "Gumagamit nito at nananagot dito" },
    department: { name: "Departamento" },
    contact_email: {
      name: "Email para sa pakikipag-ugnayan",
      hint: "Gumamit ng address ng isang team, hindi ng isang tao",
    },
    contact_url: { name: "Pahina para sa pakikipag-ugnayan", hint: "Nagsisimula sa https://" },
    ...rules,
    image_alt: { name: "Alternatibong teksto" },
    review_due_on: { name: "Susunod na pagsusuri" },
    last_verified_on: { name: "Huling sinuri" },
    internal_notes: {
      name: "Mga panloob na tala",
      hint: "Hindi kailanman ipinapakita sa publiko o sa ibinahaging link",
    },
  },
  organization: {
    name: {
      name: "Pangalan",
      hint: "Ang sarili nitong pangalan. Ipinapakita sa bawat wika maliban kung magdagdag ka ng salin sa ibaba.",
    },
    kind: { name: "Uri" },
    role: { name: "Karaniwang papel", hint: "Iminumungkahi kapag idinagdag mo ito sa datachain" },
    parent_id: {
      name: "Bahagi ng",
      hint: "Ang organisasyong kinabibilangan nito, gaya ng lungsod para sa isang departamento",
    },
    local_name: { name: "Pangalan sa wikang ito", hint: "Kung iba lang ang pangalan nito sa wikang ito" },
    headline: { name: "Maikling pamagat", hint: "Isang linya, gaya ng “Nagpapatakbo ng paradahan ng lungsod”" },
    description: { name: "Paglalarawan", hint: "Kung sino ito at ano ang papel nito, sa payak na salita" },
    logo_alt: { name: "Alternatibong teksto para sa logo" },
    website: { name: "Website", hint: "Nagsisimula sa https://" },
    contact_email: { name: "Email para sa pakikipag-ugnayan" },
    contact_phone: {
      name: "Telepono para sa pakikipag-ugnayan",
      hint: "May kodigo ng bansa, halimbawa +855 23 000 000",
    },
    contact_postal: { name: "Adres na pangkoreo" },
    dpo_contact: {
      name: "Contact para sa proteksiyon ng datos",
      hint: "Isang email, numero ng telepono o address sa web",
    },
    identifier: { name: "Pagkakakilanlan", hint: "Ang numero nito sa isang pampublikong rehistro" },
    identifier_scheme: { name: "Rehistro", hint: "Halimbawa “SEC” o “ISNI”" },
  },
} satisfies Terms;
