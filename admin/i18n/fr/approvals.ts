import type { RareMessages } from "../messages.ts";

export const approvals = {
  somebody: "Quelqu’un",
  you_asked: "Vous l’avez demandé le {{when}}.",
  they_asked: "{{name}} l’a demandé le {{when}}.",
  sent_back: "{{name}} l’a renvoyée",
  approver: {
    editor: "Un éditeur ou un responsable doit l’approuver.",
    manager: "Un responsable doit l’approuver.",
  },
  other: {
    editor: "Un autre éditeur ou responsable doit l’approuver.",
    manager: "Un autre responsable doit l’approuver.",
  },
  change_note: "Note de modification : « {{note}} »",
  remark_said: "« {{remark}} »",
  show_request: "Voir la demande",
  title: {
    ask: "Demander l’approbation",
    open: "Examiner et approuver",
    waiting: "En attente d’approbation",
  },
  note: {
    unasked: "Une autre personne approuve d’abord",
    sent_back: "Modifiez ce qu’il faut, puis redemandez.",
    outdated: "La page a changé depuis la demande d’approbation",
    outdated_text:
      "Seul ce qui a été demandé peut être approuvé, exactement. Redemandez pour ce que dit la page maintenant.",
    open: "En attente de votre approbation",
    open_text: "Si vous approuvez, c’est exactement ceci qui est publié.",
    waiting: "En attente d’approbation",
    own_text: "Personne n’approuve sa propre demande.",
  },
  next: {
    mail: "Ceux qui peuvent approuver reçoivent un e-mail.",
    exact: "Ils peuvent approuver exactement ceci. Si la page change avant, redemandez.",
    take_back: "Vous pouvez retirer votre demande jusque-là.",
  },
  approve: {
    publish: "Approuver et publier la version {{number}}",
    schedule: "Approuver et programmer la version {{number}}",
  },
  asking: "Envoi de la demande…",
  asked: "L’approbation a été demandée",
  failed: "L’approbation n’a pas été demandée",
  changed: "Voici les modifications actuelles. Relisez-les, puis demandez l’approbation.",
  errors: "Corrigez les erreurs sous « Vérifications », puis demandez l’approbation.",
  decided_meanwhile: "Cette demande n’est plus en attente : quelqu’un a décidé, ou elle a été retirée.",
  take_back: {
    button: "Retirer",
    done: "La demande a été retirée",
    failed: "La demande n’a pas été retirée",
  },
  send_back: {
    open: "Renvoyer",
    title: "Renvoyer « {{name}} » ?",
    text: "{{name}} reçoit un e-mail avec votre remarque.",
    remark: "Remarque",
    hint: "Seule l’équipe la lit",
    missing: "Saisissez une remarque",
    confirm: "Renvoyer",
    done: "La page a été renvoyée",
    failed: "La page n’a pas été renvoyée",
  },
} satisfies RareMessages["approvals"];
