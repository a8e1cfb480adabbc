import type { Language } from '../../../../src/model/language.ts';

/** What a form says about saving. */
interface SavingWords {
  saved: string;
  saving: string;
  offline: string;
  signedOut: string;
  undecided: string;
  refused: (reason: string) => string;
  /** Below the line, while there is no connection. */
  offlineHelp: string;
  signedOutHelp: string;
  signIn: string;
  signInFailed: string;
  email: string;
  password: string;
  cancel: string;
  /** About text left by an earlier visit. */
  left: (time: string) => string;
  restore: string;
  discard: string;
  conflict: string;
  conflictHelp: string;
  theirs: string;
  mine: string;
  empty: string;
  store: string;
  others: (names: string) => string;
  othersTyping: (names: string) => string;
  own: string;
  publishOffline: string;
}

export const savingWords: Record<Language, SavingWords> = {
  de: {
    saved: 'Alles gespeichert',
    saving: 'Wird gespeichert …',
    offline: 'Nicht gespeichert: keine Verbindung',
    signedOut: 'Nicht gespeichert: Sie sind abgemeldet',
    undecided: 'Nicht gespeichert: Bitte entscheiden Sie',
    refused: (reason) => `Nicht gespeichert: ${reason}`,
    offlineHelp:
      'Keine Verbindung. Was Sie schreiben, bleibt auf diesem Gerät und wird gespeichert, sobald die Verbindung wieder da ist.',
    signedOutHelp: 'Sie sind abgemeldet. Was Sie schreiben, bleibt auf diesem Gerät.',
    signIn: 'Anmelden',
    signInFailed: 'Das hat nicht geklappt. Bitte prüfen Sie Ihr Passwort.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    cancel: 'Abbrechen',
    left: (time) => `Text vom ${time} wurde nie gespeichert. Er liegt noch auf diesem Gerät.`,
    restore: 'Übernehmen',
    discard: 'Verwerfen',
    conflict: 'Das wurde inzwischen auch anderswo geändert',
    conflictHelp: 'Wählen Sie, was gelten soll. Bis dahin wird nichts gespeichert.',
    theirs: 'Inzwischen gespeichert',
    mine: 'Ihre Fassung',
    empty: 'leer',
    store: 'Speichern',
    others: (names) => `${names} hat das auch geöffnet.`,
    othersTyping: (names) => `${names} ändert das gerade.`,
    own: 'Sie haben das auch in einem anderen Fenster oder auf einem anderen Gerät geöffnet.',
    publishOffline: 'Nicht veröffentlicht: keine Verbindung. Ihr Text bleibt auf diesem Gerät.',
  },
  en: {
    saved: 'Everything saved',
    saving: 'Saving…',
    offline: 'Not saved: no connection',
    signedOut: 'Not saved: you are signed out',
    undecided: 'Not saved: please decide',
    refused: (reason) => `Not saved: ${reason}`,
    offlineHelp:
      'No connection. What you write stays on this device and will be saved once the connection is back.',
    signedOutHelp: 'You are signed out. What you write stays on this device.',
    signIn: 'Sign in',
    signInFailed: 'That did not work. Please check your password.',
    email: 'Email address',
    password: 'Password',
    cancel: 'Cancel',
    left: (time) => `Text from ${time} was never saved. It is still on this device.`,
    restore: 'Use it',
    discard: 'Discard',
    conflict: 'This has also been changed elsewhere',
    conflictHelp: 'Choose what to keep. Nothing will be saved until then.',
    theirs: 'Saved in the meantime',
    mine: 'Your version',
    empty: 'empty',
    store: 'Save',
    others: (names) => `${names} has this open, too.`,
    othersTyping: (names) => `${names} is changing this right now.`,
    own: 'You have this open in another window or on another device, too.',
    publishOffline: 'Not published: no connection. Your text stays on this device.',
  },
  fr: {
    saved: 'Tout est enregistré',
    saving: 'Enregistrement…',
    offline: 'Non enregistré : aucune connexion',
    signedOut: 'Non enregistré : vous êtes déconnecté',
    undecided: 'Non enregistré : à vous de choisir',
    refused: (reason) => `Non enregistré : ${reason}`,
    offlineHelp:
      'Aucune connexion. Ce que vous écrivez reste sur cet appareil et sera enregistré dès que la connexion sera rétablie.',
    signedOutHelp: 'Vous êtes déconnecté. Ce que vous écrivez reste sur cet appareil.',
    signIn: 'Se connecter',
    signInFailed: 'La connexion a échoué. Vérifiez votre mot de passe.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    cancel: 'Annuler',
    left: (time) =>
      `Un texte du ${time} n’a jamais été enregistré. Il est encore sur cet appareil.`,
    restore: 'Reprendre',
    discard: 'Supprimer',
    conflict: 'Ceci a aussi été modifié ailleurs entre-temps',
    conflictHelp: 'Choisissez ce qui doit rester. Rien ne sera enregistré d’ici là.',
    theirs: 'Enregistré entre-temps',
    mine: 'Votre version',
    empty: 'vide',
    store: 'Enregistrer',
    others: (names) => `${names} a aussi ouvert cette page.`,
    othersTyping: (names) => `${names} est en train de modifier cette page.`,
    own: 'Vous avez aussi ouvert cette page dans une autre fenêtre ou sur un autre appareil.',
    publishOffline: 'Non publié : aucune connexion. Votre texte reste sur cet appareil.',
  },
};
