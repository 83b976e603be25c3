import type { Terms } from "./term.ts";

const rules = {
  use_policy_url: {
    name: "Règles d’utilisation",
    hint: "Les règles d’utilisation, sous forme de page ou de PDF",
    data: "Les règles d’utilisation.",
  },
  council_decision: {
    name: "Décision du conseil",
    hint: "Ce qui a été décidé, en une phrase",
    data: "Ce que le conseil a décidé à ce sujet.",
  },
  council_decided_on: { name: "Date de la décision", data: "Le jour de la décision du conseil." },
  council_decision_url: { name: "Lien vers la décision", data: "Où lire la décision du conseil." },
};

const cost = {
  yearly_cost: {
    name: "Coût annuel",
    hint: "Dans la monnaie de votre ville, sans centimes. Les rapports annuels l’additionnent.",
  },
  contract_ends_on: { name: "Fin du contrat" },
};

export const fr = {
  device: {
    name: {
      name: "Nom",
      hint: "Le nom qu’on lui donnerait dans la rue, par exemple « Compteur de passants, promenade du port ».",
    },
    reference: { name: "Référence", hint: "Votre propre numéro. Les imports s’en servent pour retrouver cette fiche." },
    status_id: { name: "Statut" },
    device_type: { name: "Type" },
    summary: { name: "Résumé", hint: "Une ou deux phrases : ce qu’il fait, et pour quoi faire." },
    description: {
      name: "Description",
      hint: "Plus de détails pour qui veut en savoir plus. Utilisez des mots simples.",
    },
    photo_alt: { name: "Texte alternatif" },
    manufacturer: { name: "Fabricant" },
    model: { name: "Modèle" },
    quantity: { name: "Quantité", hint: "Combien d’appareils identiques cette fiche couvre" },
    mobility: { name: "Mobilité" },
    installed_on: { name: "Installé le" },
    active_until: { name: "En service jusqu’au" },
    accountable_id: {
      name: "Organisation responsable",
      hint: "Décide de son usage et en est responsable devant le public",
    },
    vendor_id: { name: "Fournisseur", hint: "Le fabrique, le vend ou l’exploite" },
    department: { name: "Service", hint: "Le service qui le gère" },
    legal_basis: {
      name: "Base légale",
      hint: "La loi ou la décision qui le permet, en mots simples",
      data: "La loi ou la décision qui l’autorise.",
    },
    privacy_url: { name: "Déclaration de confidentialité" },
    contact_email: { name: "E-mail de contact" },
    contact_phone: { name: "Téléphone de contact", hint: "Avec l’indicatif du pays, par exemple +33 1 00 00 00 00" },
    contact_url: { name: "Page de contact" },
    ...rules,
    ...cost,
    review_due_on: { name: "Prochaine révision" },
    last_verified_on: { name: "Vérifié pour la dernière fois le" },
    internal_notes: { name: "Notes" },
  },
  algorithm: {
    name: { name: "Nom", hint: "Ce qu’il fait, par exemple « Trier les demandes de permis »" },
    reference: { name: "Référence", hint: "Votre propre numéro. Les imports s’en servent pour retrouver cette fiche." },
    summary: { name: "Résumé", hint: "Une ou deux phrases que tout le monde peut comprendre" },
    themes: { name: "Thèmes", hint: "Le public peut filtrer par thème" },
    algorithm_type: { name: "Type d’algorithme", hint: "Comment il arrive à ses résultats" },
    lifecycle: { name: "Cycle de vie" },
    start_month: { name: "En service depuis", hint: "Nécessaire dès qu’il est en service ou en test" },
    end_month: { name: "Retiré depuis", hint: "Nécessaire dès qu’il est retiré" },
    publication_category: { name: "Catégorie de publication", hint: "Détermine le nombre de questions de la fiche" },
    deployer_id: { name: "Déployeur", hint: "L’utilise et en est responsable" },
    department: { name: "Service" },
    contact_email: { name: "E-mail de contact", hint: "Utilisez l’adresse d’un service, pas celle d’une personne" },
    contact_url: { name: "Page de contact", hint: "Commence par https://" },
    ...rules,
    image_alt: { name: "Texte alternatif" },
    review_due_on: { name: "Prochaine révision" },
    last_verified_on: { name: "Dernière vérification" },
    internal_notes: { name: "Notes internes", hint: "Jamais montrées au public ni dans les liens partagés" },
  },
  organization: {
    name: {
      name: "Nom",
      hint: "Son propre nom. Il est affiché dans toutes les langues, sauf si vous ajoutez une traduction ci-dessous.",
    },
    kind: { name: "Type" },
    role: { name: "Rôle habituel", hint: "Proposé quand vous l’ajoutez à une chaîne de données" },
    parent_id: {
      name: "Fait partie de",
      hint: "L’organisation dont elle dépend, par exemple la ville pour un service",
    },
    local_name: { name: "Nom dans cette langue", hint: "Seulement si son nom est différent dans cette langue" },
    headline: { name: "Titre court", hint: "Une ligne, par exemple « Gère le stationnement de la ville »" },
    description: { name: "Description", hint: "Qui elle est et quel est son rôle, en mots simples" },
    logo_alt: { name: "Texte alternatif du logo" },
    website: { name: "Site web", hint: "Commence par https://" },
    contact_email: { name: "E-mail de contact" },
    contact_phone: { name: "Téléphone de contact", hint: "Avec l’indicatif du pays, par exemple +855 23 000 000" },
    contact_postal: { name: "Adresse postale" },
    dpo_contact: {
      name: "Contact pour la protection des données",
      hint: "Une adresse e-mail, un numéro de téléphone ou une adresse web",
    },
    identifier: { name: "Identifiant", hint: "Son numéro dans un registre public" },
    identifier_scheme: { name: "Registre", hint: "Par exemple « SIRENE » ou « ISNI »" },
  },
} satisfies Terms;
