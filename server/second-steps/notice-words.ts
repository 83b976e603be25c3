import type { UiLocale } from "#contract/common.ts";
import type { SecurityNotice } from "#server/platform/workers/jobs.ts";

type NoticeWords = {
  subjects: Record<SecurityNotice, string>;
  texts: Record<SecurityNotice, string>;
  hello: (name: string) => string;
  facts: (when: string, device: string) => string;
  unknown_device: string;
  action: string;
  end: string;
};

export const NOTICE_WORDS: Record<UiLocale, NoticeWords> = {
  en: {
    subjects: {
      authenticator_on: "An authenticator app was set up",
      authenticator_off: "Your authenticator app was turned off",
      passkey_added: "A passkey was added to your account",
      passkey_removed: "A passkey was removed from your account",
      passkey_copied: "A passkey was refused",
      second_step_reset: "Your second step was reset",
      recovery_codes_made: "New recovery codes were made",
      recovery_code_used: "A recovery code was used",
      new_device: "New sign-in to your account",
    },
    texts: {
      authenticator_on:
        "From now on, signing in asks for a code from your app after your password. All other sessions were ended.",
      authenticator_off: "Signing in no longer asks for its codes.",
      passkey_added: "It signs in to your account without your password.",
      passkey_removed: "It can no longer sign in to your account.",
      passkey_copied:
        "It answered as if another device were using a copy of it, so nobody was signed in. If it was not a mistake of your device, remove this passkey in your profile and add a new one.",
      second_step_reset:
        "A manager of your workspace removed your authenticator app, passkeys and recovery codes, and ended your sessions. Your password alone signs you in until you set up a new second step. If you did not ask for this, talk to your manager at once.",
      recovery_codes_made: "Your earlier recovery codes no longer work.",
      recovery_code_used:
        "Somebody signed in or confirmed a change with one of your recovery codes. It does not work again.",
      new_device: "Your account was used in a browser where you had not signed in before.",
    },
    hello: (name) => `Hello ${name},`,
    facts: (when, device) => `Time: ${when}. Device: ${device}.`,
    unknown_device: "unknown",
    action: "Check your account",
    end: "If this was you, there is nothing to do. If not, change your password now and end the sessions you do not recognise.",
  },
  es: {
    subjects: {
      authenticator_on: "Se configuró una aplicación de autenticación",
      authenticator_off: "Se desactivó su aplicación de autenticación",
      passkey_added: "Se añadió una llave de acceso a su cuenta",
      passkey_removed: "Se eliminó una llave de acceso de su cuenta",
      passkey_copied: "Se rechazó una llave de acceso",
      second_step_reset: "Se restableció su segundo paso",
      recovery_codes_made: "Se crearon códigos de recuperación nuevos",
      recovery_code_used: "Se usó un código de recuperación",
      new_device: "Nuevo inicio de sesión en su cuenta",
    },
    texts: {
      authenticator_on:
        "A partir de ahora, al iniciar sesión se pide un código de su aplicación después de la contraseña. Se cerraron todas las demás sesiones.",
      authenticator_off: "Al iniciar sesión ya no se piden sus códigos.",
      passkey_added: "Permite entrar en su cuenta sin contraseña.",
      passkey_removed: "Ya no permite entrar en su cuenta.",
      passkey_copied:
        "Respondió como si otro dispositivo usara una copia, así que no se inició ninguna sesión. Si no fue un fallo de su dispositivo, elimine esta llave de acceso en su perfil y añada una nueva.",
      second_step_reset:
        "Un responsable de su espacio de trabajo eliminó su aplicación de autenticación, sus llaves de acceso y sus códigos de recuperación, y cerró sus sesiones. Bastará con su contraseña hasta que configure un nuevo segundo paso. Si no lo pidió, hable enseguida con su responsable.",
      recovery_codes_made: "Sus códigos de recuperación anteriores ya no funcionan.",
      recovery_code_used:
        "Alguien inició sesión o confirmó un cambio con uno de sus códigos de recuperación. Ese código ya no funciona.",
      new_device: "Se usó su cuenta en un navegador donde no había iniciado sesión antes.",
    },
    hello: (name) => `Hola, ${name}:`,
    facts: (when, device) => `Hora: ${when}. Dispositivo: ${device}.`,
    unknown_device: "desconocido",
    action: "Revisar su cuenta",
    end: "Si fue usted, no tiene que hacer nada. Si no, cambie su contraseña ahora y cierre las sesiones que no reconozca.",
  },
  fr: {
    subjects: {
      authenticator_on: "Une application d’authentification a été configurée",
      authenticator_off: "Votre application d’authentification a été désactivée",
      passkey_added: "Une clé d’accès a été ajoutée à votre compte",
      passkey_removed: "Une clé d’accès a été supprimée de votre compte",
      passkey_copied: "Une clé d’accès a été refusée",
      second_step_reset: "Votre deuxième étape a été réinitialisée",
      recovery_codes_made: "De nouveaux codes de secours ont été créés",
      recovery_code_used: "Un code de secours a été utilisé",
      new_device: "Nouvelle connexion à votre compte",
    },
    texts: {
      authenticator_on:
        "Désormais, la connexion demande un code de votre application après le mot de passe. Toutes les autres sessions ont été fermées.",
      authenticator_off: "La connexion ne demande plus ses codes.",
      passkey_added: "Elle permet de se connecter à votre compte sans mot de passe.",
      passkey_removed: "Elle ne permet plus de se connecter à votre compte.",
      passkey_copied:
        "Elle a répondu comme si un autre appareil en utilisait une copie : personne n’a donc été connecté. Si votre appareil n’est pas en cause, supprimez cette clé d’accès dans votre profil et ajoutez-en une nouvelle.",
      second_step_reset:
        "Un responsable de votre espace de travail a supprimé votre application d’authentification, vos clés d’accès et vos codes de secours, et fermé vos sessions. Votre mot de passe suffit jusqu’à ce que vous configuriez une nouvelle deuxième étape. Si vous ne l’avez pas demandé, parlez-en tout de suite à votre responsable.",
      recovery_codes_made: "Vos anciens codes de secours ne fonctionnent plus.",
      recovery_code_used:
        "Quelqu’un s’est connecté ou a confirmé une modification avec l’un de vos codes de secours. Ce code ne fonctionne plus.",
      new_device: "Votre compte a été utilisé dans un navigateur où vous ne vous étiez jamais connecté.",
    },
    hello: (name) => `Bonjour ${name}.`,
    facts: (when, device) => `Heure : ${when}. Appareil : ${device}.`,
    unknown_device: "inconnu",
    action: "Vérifier votre compte",
    end: "Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe maintenant et fermez les sessions que vous ne reconnaissez pas.",
  },
  pt: {
    subjects: {
      authenticator_on: "Um aplicativo autenticador foi configurado",
      authenticator_off: "O seu aplicativo autenticador foi desativado",
      passkey_added: "Uma chave de acesso foi adicionada à sua conta",
      passkey_removed: "Uma chave de acesso foi removida da sua conta",
      passkey_copied: "Uma chave de acesso foi recusada",
      second_step_reset: "A sua segunda etapa foi redefinida",
      recovery_codes_made: "Novos códigos de recuperação foram criados",
      recovery_code_used: "Um código de recuperação foi usado",
      new_device: "Novo acesso à sua conta",
    },
    texts: {
      authenticator_on:
        "A partir de agora, o acesso pede um código do seu aplicativo depois da senha. Todas as outras sessões foram encerradas.",
      authenticator_off: "O acesso não pede mais os códigos dele.",
      passkey_added: "Ela permite entrar na sua conta sem a senha.",
      passkey_removed: "Ela não permite mais entrar na sua conta.",
      passkey_copied:
        "Ela respondeu como se outro dispositivo usasse uma cópia, por isso ninguém entrou. Se não foi uma falha do seu dispositivo, remova esta chave de acesso no seu perfil e adicione uma nova.",
      second_step_reset:
        "Um gestor do seu espaço de trabalho removeu o seu aplicativo autenticador, as chaves de acesso e os códigos de recuperação, e encerrou as suas sessões. Só a senha basta até que você configure uma nova segunda etapa. Se não pediu isso, fale logo com o seu gestor.",
      recovery_codes_made: "Os seus códigos de recuperação anteriores não funcionam mais.",
      recovery_code_used:
        "Alguém entrou ou confirmou uma alteração com um dos seus códigos de recuperação. Esse código não funciona mais.",
      new_device: "A sua conta foi usada em um navegador em que você ainda não tinha entrado.",
    },
    hello: (name) => `Olá, ${name}.`,
    facts: (when, device) => `Hora: ${when}. Dispositivo: ${device}.`,
    unknown_device: "desconhecido",
    action: "Verificar a sua conta",
    end: "Se foi você, não precisa fazer nada. Se não foi, mude a sua senha agora e encerre as sessões que não reconhecer.",
  },
  tl: {
    subjects: {
      authenticator_on: "May na-set up na authenticator app",
      authenticator_off: "Na-off ang iyong authenticator app",
      passkey_added: "May idinagdag na passkey sa iyong account",
      passkey_removed: "May inalis na passkey sa iyong account",
      passkey_copied: "May tinanggihang passkey",
      second_step_reset: "Na-reset ang iyong pangalawang hakbang",
      recovery_codes_made: "May ginawang mga bagong recovery code",
      recovery_code_used: "May nagamit na recovery code",
      new_device: "Bagong pag-sign in sa iyong account",
    },
    texts: {
      authenticator_on:
        "Mula ngayon, hihingi ang pag-sign in ng code mula sa iyong app pagkatapos ng password. Tinapos ang lahat ng ibang session.",
      authenticator_off: "Hindi na hihingi ng mga code nito ang pag-sign in.",
      passkey_added: "Nakakapag-sign in ito sa iyong account nang walang password.",
      passkey_removed: "Hindi na ito makakapag-sign in sa iyong account.",
      passkey_copied:
        "Sumagot ito na parang may ibang device na gumagamit ng kopya nito, kaya walang na-sign in. Kung hindi ito pagkakamali ng iyong device, alisin ang passkey na ito sa iyong profile at magdagdag ng bago.",
      second_step_reset:
        "Inalis ng isang manager ng workspace mo ang iyong authenticator app, mga passkey at recovery code, at tinapos ang mga session mo. Password lang ang kailangan hanggang mag-set up ka ng bagong pangalawang hakbang. Kung hindi mo ito hiningi, kausapin agad ang manager mo.",
      recovery_codes_made: "Hindi na gumagana ang mga dati mong recovery code.",
      recovery_code_used:
        "May nag-sign in o nagkumpirma ng pagbabago gamit ang isa sa iyong mga recovery code. Hindi na ito gagana ulit.",
      new_device: "Ginamit ang iyong account sa isang browser kung saan hindi ka pa nakapag-sign in dati.",
    },
    hello: (name) => `Kumusta ${name}.`,
    facts: (when, device) => `Oras: ${when}. Device: ${device}.`,
    unknown_device: "hindi alam",
    action: "Tingnan ang iyong account",
    end: "Kung ikaw ito, wala kang kailangang gawin. Kung hindi, palitan na ang iyong password at tapusin ang mga session na hindi mo kilala.",
  },
  km: {
    subjects: {
      authenticator_on: "កម្មវិធីផ្ទៀងផ្ទាត់មួយត្រូវបានរៀបចំ",
      authenticator_off: "កម្មវិធីផ្ទៀងផ្ទាត់របស់អ្នកត្រូវបានបិទ",
      passkey_added: "កូនសោចូលមួយត្រូវបានបន្ថែមទៅគណនីរបស់អ្នក",
      passkey_removed: "កូនសោចូលមួយត្រូវបានដកចេញពីគណនីរបស់អ្នក",
      passkey_copied: "កូនសោចូលមួយត្រូវបានបដិសេធ",
      second_step_reset: "ជំហានទីពីររបស់អ្នកត្រូវបានកំណត់ឡើងវិញ",
      recovery_codes_made: "កូដសង្គ្រោះថ្មីត្រូវបានបង្កើត",
      recovery_code_used: "កូដសង្គ្រោះមួយត្រូវបានប្រើ",
      new_device: "ការចូលថ្មីទៅក្នុងគណនីរបស់អ្នក",
    },
    texts: {
      authenticator_on: "ចាប់ពីពេលនេះ ការចូលនឹងសួរកូដពីកម្មវិធីរបស់អ្នកបន្ទាប់ពីពាក្យសម្ងាត់។ វគ្គផ្សេងទៀតទាំងអស់ត្រូវបានបញ្ចប់។",
      authenticator_off: "ការចូលលែងសួរកូដរបស់វាទៀតហើយ។",
      passkey_added: "វាអាចចូលគណនីរបស់អ្នកដោយមិនត្រូវការពាក្យសម្ងាត់។",
      passkey_removed: "វាលែងអាចចូលគណនីរបស់អ្នកបានទៀតហើយ។",
      passkey_copied:
        "វាឆ្លើយតបដូចជាមានឧបករណ៍ផ្សេងកំពុងប្រើច្បាប់ចម្លងរបស់វា ដូច្នេះគ្មាននរណាបានចូលទេ។ បើមិនមែនជាកំហុសរបស់ឧបករណ៍អ្នកទេ សូមដកកូនសោចូលនេះចេញក្នុងប្រវត្តិរូបរបស់អ្នក ហើយបន្ថែមមួយថ្មី។",
      second_step_reset:
        "អ្នកគ្រប់គ្រងកន្លែងធ្វើការរបស់អ្នកបានដកកម្មវិធីផ្ទៀងផ្ទាត់ កូនសោចូល និងកូដសង្គ្រោះរបស់អ្នក ហើយបានបញ្ចប់វគ្គរបស់អ្នក។ ពាក្យសម្ងាត់តែមួយគ្រប់គ្រាន់ រហូតដល់អ្នករៀបចំជំហានទីពីរថ្មី។ បើអ្នកមិនបានស្នើទេ សូមនិយាយជាមួយអ្នកគ្រប់គ្រងភ្លាម។",
      recovery_codes_made: "កូដសង្គ្រោះមុនៗរបស់អ្នកលែងប្រើបានហើយ។",
      recovery_code_used: "មានគេបានចូល ឬបញ្ជាក់ការផ្លាស់ប្ដូរដោយកូដសង្គ្រោះមួយរបស់អ្នក។ កូដនោះលែងប្រើបានទៀតហើយ។",
      new_device: "គណនីរបស់អ្នកត្រូវបានប្រើនៅក្នុងកម្មវិធីរុករកដែលអ្នកមិនធ្លាប់ចូលពីមុន។",
    },
    hello: (name) => `សួស្តី ${name}។`,
    facts: (when, device) => `ម៉ោង៖ ${when}។ ឧបករណ៍៖ ${device}។`,
    unknown_device: "មិនស្គាល់",
    action: "ពិនិត្យគណនីរបស់អ្នក",
    end: "បើជាអ្នក អ្នកមិនចាំបាច់ធ្វើអ្វីទេ។ បើមិនមែនទេ សូមប្ដូរពាក្យសម្ងាត់ឥឡូវនេះ ហើយបញ្ចប់វគ្គដែលអ្នកមិនស្គាល់។",
  },
};
