import type { AllTemplateWords } from "../template-ids.ts";

export const fr: AllTemplateWords = {
  people_counter: {
    name: "Compteur de personnes",
    summary: "Compte combien de personnes passent ou se trouvent dans un lieu, sans chercher à savoir qui elles sont.",
  },
  licence_plate_reader: {
    name: "Lecteur de plaques d’immatriculation",
    summary: "Photographie les véhicules et lit leurs plaques, qui mènent au titulaire enregistré.",
  },
  cctv: {
    name: "Caméra de sécurité",
    summary: "Filme un lieu public pour que le personnel puisse réagir à un incident et revoir ce qui s’est passé.",
  },
  wifi_counter: {
    name: "Compteur wifi",
    summary:
      "Capte les signaux wifi des téléphones proches pour estimer combien de personnes sont ici et comment elles se déplacent.",
  },
  air_quality: {
    name: "Capteur de qualité de l’air",
    summary: "Mesure ce que contient l’air, comme les poussières fines et l’ozone.",
  },
  noise_meter: {
    name: "Capteur de bruit",
    summary: "Mesure la force du bruit, sans enregistrer ce qui se dit.",
  },
  bin_sensor: {
    name: "Capteur de poubelle",
    summary: "Mesure à quel point une poubelle est pleine, pour la vider quand il le faut.",
  },
  parking_sensor: {
    name: "Capteur de stationnement",
    summary: "Remarque si une place de stationnement est libre ou occupée.",
  },
  smart_lighting: {
    name: "Éclairage public intelligent",
    summary: "Éclaire plus fort quand quelqu’un approche et baisse la lumière quand il n’y a personne.",
  },
  ev_charger: {
    name: "Point de recharge",
    summary: "Recharge les véhicules électriques et encaisse par carte, téléphone ou application.",
  },
  kiosk: {
    name: "Borne d’information",
    summary: "Un écran public où l’on trouve son chemin, des services et des nouvelles.",
  },
  drone: {
    name: "Drone",
    summary:
      "Survole un lieu avec une caméra pour inspecter des bâtiments, des routes ou le déroulement d’un événement.",
  },
  chatbot: {
    name: "Agent conversationnel",
    summary:
      "Répond par écrit aux questions sur les services de la ville, avec des textes composés par un modèle de langage.",
  },
  permit_triage: {
    name: "Tri des demandes de permis",
    summary: "Trie les demandes de permis selon leur complexité et ce qui y manque ; le personnel décide pour chacune.",
  },
  signal_timing: {
    name: "Réglage des feux de circulation",
    summary: "Calcule d’après des comptages combien de temps les feux restent au vert, et les règle tout seul.",
  },
  benefit_check: {
    name: "Vérification des aides",
    summary:
      "Vérifie, d’après ce que les personnes déclarent et des registres officiels, si elles ont droit à une aide ; le personnel décide.",
  },
  document_redaction: {
    name: "Caviardage de documents",
    summary:
      "Trouve les noms, adresses et autres données personnelles dans les documents, pour les masquer avant publication.",
  },
};
