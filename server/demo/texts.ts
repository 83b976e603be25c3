type Six = [en: string, es?: string, fr?: string, pt?: string, tl?: string, km?: string];
/** A text in the demo's six languages, in this order; missing ones are left out on purpose. */
export const inSix = (...[en, es, fr, pt, tl, km]: Six) => ({ en, es, fr, pt, tl, km });
export type Words = ReturnType<typeof inSix>;

const everywhere = (text: string) => inSix(text, text, text, text, text, text);

export const seaviewTexts = {
  name: inSix(
    "Seaview Digital Guide",
    "Guía digital de Seaview",
    "Guide numérique de Seaview",
    "Guia digital de Seaview",
    "Gabay Digital ng Seaview",
    "មគ្គុទ្ទេសក៍ឌីជីថល Seaview",
  ),
  tagline: inSix(
    "The technology around you, explained",
    "La tecnología que le rodea, explicada",
    "La technologie autour de vous, expliquée",
    "A tecnologia à sua volta, explicada",
    "Ang teknolohiya sa paligid mo, ipinaliwanag",
    "បច្ចេកវិទ្យានៅជុំវិញអ្នក ត្រូវបានពន្យល់",
  ),
  about: inSix(
    "Seaview uses sensors, cameras and algorithms in its streets and services.\n\nThis guide shows **what each one does**, who is accountable for it and what it knows about you.",
    "En las calles y los servicios de Seaview trabajan sensores, cámaras y algoritmos.\n\nEsta guía muestra **qué hace cada uno**, quién responde por él y qué sabe de ti.",
    "Des capteurs, des caméras et des algorithmes travaillent dans les rues et les services de Seaview.\n\nCe guide montre **ce que fait chacun**, qui en répond et ce qu’il sait de vous.",
    "Sensores, câmaras e algoritmos trabalham nas ruas e nos serviços de Seaview.\n\nEste guia mostra **o que cada um faz**, quem responde por ele e o que sabe sobre si.",
    "May mga sensor, kamera at algoritmo na gumagana sa mga kalye at serbisyo ng Seaview.\n\nIpinapakita ng gabay na ito **kung ano ang ginagawa ng bawat isa**, kung sino ang mananagot dito at kung ano ang alam nito tungkol sa iyo.",
    "ឧបករណ៍ចាប់សញ្ញា កាមេរ៉ា និងក្បួនដោះស្រាយ ដំណើរការនៅតាមផ្លូវ និងក្នុងសេវារបស់ Seaview។\n\nមគ្គុទ្ទេសក៍នេះបង្ហាញ **អំពីអ្វីដែលឧបករណ៍នីមួយៗធ្វើ** នរណាទទួលខុសត្រូវ និងអ្វីដែលវាដឹងអំពីអ្នក។",
  ),
  footer: inSix(
    "Digital rights team, City Hall, 1 Harbour Square",
    "Equipo de derechos digitales, Ayuntamiento, 1 Harbour Square",
    "Équipe des droits numériques, Hôtel de ville, 1 Harbour Square",
    "Equipa de direitos digitais, Câmara Municipal, 1 Harbour Square",
    "Pangkat para sa karapatang digital, City Hall, 1 Harbour Square",
    "ក្រុមសិទ្ធិឌីជីថល សាលាក្រុង 1 Harbour Square",
  ),
  hosted_by_label: inSix(
    "hosted here by",
    "instalado aquí por",
    "installé ici par",
    "instalado aqui por",
    "inilagay dito ng",
    "ដាក់នៅទីនេះដោយ",
  ),
  privacy_url: everywhere("https://seaview.example/privacy"),
  accessibility_url: everywhere("https://seaview.example/accessibility"),
  announcement: inSix(
    "Tell us by the end of the month [where to put the next air quality mast](https://seaview.example/air).",
    "Dinos antes de fin de mes [dónde debería estar la próxima estación de calidad del aire](https://seaview.example/air).",
    undefined,
    undefined,
    undefined,
    "សូមប្រាប់យើងមុនចុងខែនេះ [ថាបង្គោលវាស់គុណភាពខ្យល់បន្ទាប់គួរដាក់នៅទីណា](https://seaview.example/air)។",
  ),
  logo_alt: inSix(
    "Seaview city logo",
    "Logotipo de la ciudad de Seaview",
    "Logo de la ville de Seaview",
    "Logótipo da cidade de Seaview",
    "Logo ng lungsod ng Seaview",
    "ស្លាកសញ្ញាទីក្រុង Seaview",
  ),
  hero_alt: inSix(
    "People and sailing boats along Harbour Walk, and a lamp post with three signs",
    "Gente y veleros en Harbour Walk, y una farola con tres señales",
    "Des passants et des voiliers le long de Harbour Walk, et un lampadaire avec trois panneaux",
    "Pessoas e veleiros em Harbour Walk, e um candeeiro com três sinais",
    "Mga tao at bangkang de-layag sa Harbour Walk, at poste ng ilaw na may tatlong karatula",
    "មនុស្ស និងទូកក្ដោងតាម Harbour Walk និងបង្គោលភ្លើងមានស្លាកបី",
  ),
  responsable_org_logo_alt: inSix(
    "City of Seaview",
    "Ciudad de Seaview",
    "Ville de Seaview",
    "Cidade de Seaview",
    "Lungsod ng Seaview",
    "ទីក្រុង Seaview",
  ),
};

export const harbourtonTexts = {
  name: inSix("Harbourton Port Guide", "Guía del puerto de Harbourton"),
  tagline: inSix("What monitors the quays, and why", "Qué vigila los muelles y por qué"),
  about: inSix(
    "The port’s gates, berths and roads use sensors and cameras. This guide explains what they do.",
    "Las puertas, los atraques y las vías del puerto usan sensores y cámaras. Aquí se explica qué hacen.",
  ),
  hosted_by_label: inSix("hosted here by", "instalado aquí por"),
  privacy_url: inSix("https://harbourton.example/privacy"),
};
