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
      authenticator_off: "Your second step was turned off",
      recovery_codes_made: "New recovery codes were made",
      recovery_code_used: "A recovery code was used",
      new_device: "New sign-in to your account",
    },
    texts: {
      authenticator_on:
        "From now on, signing in asks for a code from your app after your password. All other sessions were ended.",
      authenticator_off: "Signing in now asks for your password only.",
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
      authenticator_off: "Se desactivó su segundo paso",
      recovery_codes_made: "Se crearon códigos de recuperación nuevos",
      recovery_code_used: "Se usó un código de recuperación",
      new_device: "Nuevo inicio de sesión en su cuenta",
    },
    texts: {
      authenticator_on:
        "A partir de ahora, al iniciar sesión se pide un código de su aplicación después de la contraseña. Se cerraron todas las demás sesiones.",
      authenticator_off: "Ahora, para iniciar sesión solo se pide su contraseña.",
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
      authenticator_off: "Votre deuxième étape a été désactivée",
      recovery_codes_made: "De nouveaux codes de secours ont été créés",
      recovery_code_used: "Un code de secours a été utilisé",
      new_device: "Nouvelle connexion à votre compte",
    },
    texts: {
      authenticator_on:
        "Désormais, la connexion demande un code de votre application après le mot de passe. Toutes les autres sessions ont été fermées.",
      authenticator_off: "La connexion ne demande plus que votre mot de passe.",
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
      authenticator_off: "A sua segunda etapa foi desativada",
      recovery_codes_made: "Novos códigos de recuperação foram criados",
      recovery_code_used: "Um código de recuperação foi usado",
      new_device: "Novo acesso à sua conta",
    },
    texts: {
      authenticator_on:
        "A partir de agora, o acesso pede um código do seu aplicativo depois da senha. Todas as outras sessões foram encerradas.",
      authenticator_off: "Agora o acesso pede apenas a sua senha.",
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
      authenticator_off: "Na-off ang iyong pangalawang hakbang",
      recovery_codes_made: "May ginawang mga bagong recovery code",
      recovery_code_used: "May nagamit na recovery code",
      new_device: "Bagong pag-sign in sa iyong account",
    },
    texts: {
      authenticator_on:
        "Mula ngayon, hihingi ang pag-sign in ng code mula sa iyong app pagkatapos ng password. Tinapos ang lahat ng ibang session.",
      authenticator_off: "Password mo na lang ang hinihingi sa pag-sign in.",
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
      authenticator_off: "ជំហានទីពីររបស់អ្នកត្រូវបានបិទ",
      recovery_codes_made: "កូដសង្គ្រោះថ្មីត្រូវបានបង្កើត",
      recovery_code_used: "កូដសង្គ្រោះមួយត្រូវបានប្រើ",
      new_device: "ការចូលថ្មីទៅក្នុងគណនីរបស់អ្នក",
    },
    texts: {
      authenticator_on: "ចាប់ពីពេលនេះ ការចូលនឹងសួរកូដពីកម្មវិធីរបស់អ្នកបន្ទាប់ពីពាក្យសម្ងាត់។ វគ្គផ្សេងទៀតទាំងអស់ត្រូវបានបញ្ចប់។",
      authenticator_off: "ឥឡូវនេះ ការចូលសួរតែពាក្យសម្ងាត់របស់អ្នកប៉ុណ្ណោះ។",
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
