import type { Language } from '../../../../src/model/language.ts';

interface PasskeyWords {
  signIn: string;
  /** The browser has no passkey for this address, or the person closed its prompt. */
  notUsed: string;
  offline: string;
  heading: string;
  help: string;
  unavailable: string;
  none: string;
  device: (name: string) => string;
  times: (added: string, lastUsed: string | undefined) => string;
  add: string;
  addHelp: string;
  notAdded: string;
  known: string;
  remove: string;
  removeHelp: string;
  password: string;
  cancel: string;
}

export const passkeyWords: Record<Language, PasskeyWords> = {
  de: {
    signIn: 'Mit Passkey anmelden',
    notUsed:
      'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
    offline: 'Keine Verbindung. Versuchen Sie es noch einmal.',
    heading: 'Mit Fingerabdruck, Gesicht oder Gerätecode anmelden',
    help: 'Mit einem Passkey melden Sie sich ohne Passwort an. Ihr Passwort gilt weiterhin.',
    unavailable:
      'Passkeys gehen hier nicht: Dafür braucht es einen aktuellen Browser und eine Adresse, die mit https:// beginnt.',
    none: 'Noch kein Passkey.',
    device: (name) => name || 'Unbekanntes Gerät',
    times: (added, lastUsed) =>
      `hinzugefügt am ${added}, ${lastUsed ? `zuletzt verwendet am ${lastUsed}` : 'noch nie verwendet'}`,
    add: 'Passkey hinzufügen',
    addHelp: 'Danach fragt Ihr Gerät nach Fingerabdruck, Gesicht oder Code.',
    notAdded: 'Es wurde kein Passkey hinzugefügt. Versuchen Sie es noch einmal.',
    known: 'Auf diesem Gerät haben Sie schon einen Passkey.',
    remove: 'Passkey entfernen',
    removeHelp: 'Danach kann sich niemand mehr damit anmelden.',
    password: 'Ihr jetziges Passwort',
    cancel: 'Abbrechen',
  },
  en: {
    signIn: 'Sign in with a passkey',
    notUsed: 'No passkey was used. Try again, or use your password.',
    offline: 'No connection. Try again.',
    heading: 'Sign in with your fingerprint, face or screen lock',
    help: 'With a passkey you sign in without a password. Your password still works.',
    unavailable:
      'Passkeys don’t work here: they need an up-to-date browser and an address that begins with https://.',
    none: 'No passkey yet.',
    device: (name) => name || 'Unknown device',
    times: (added, lastUsed) =>
      `added on ${added}, ${lastUsed ? `last used on ${lastUsed}` : 'never used'}`,
    add: 'Add a passkey',
    addHelp: 'Your device then asks for your fingerprint, face or screen lock.',
    notAdded: 'No passkey was added. Try again.',
    known: 'You already have a passkey on this device.',
    remove: 'Remove passkey',
    removeHelp: 'Nobody will be able to sign in with it any more.',
    password: 'Your current password',
    cancel: 'Cancel',
  },
  fr: {
    signIn: 'Se connecter avec une clé d’accès',
    notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou utilisez votre mot de passe.',
    offline: 'Aucune connexion. Réessayez.',
    heading: 'Se connecter avec l’empreinte, le visage ou le code de l’appareil',
    help: 'Une clé d’accès vous connecte sans mot de passe. Votre mot de passe reste valable.',
    unavailable:
      'Les clés d’accès ne fonctionnent pas ici : il faut un navigateur à jour et une adresse qui commence par https://.',
    none: 'Aucune clé d’accès pour l’instant.',
    device: (name) => name || 'Appareil inconnu',
    times: (added, lastUsed) =>
      `ajoutée le ${added}, ${lastUsed ? `utilisée pour la dernière fois le ${lastUsed}` : 'jamais utilisée'}`,
    add: 'Ajouter une clé d’accès',
    addHelp: 'Votre appareil vous demandera ensuite l’empreinte, le visage ou le code.',
    notAdded: 'Aucune clé d’accès n’a été ajoutée. Réessayez.',
    known: 'Vous avez déjà une clé d’accès sur cet appareil.',
    remove: 'Supprimer la clé d’accès',
    removeHelp: 'Plus personne ne pourra se connecter avec elle.',
    password: 'Votre mot de passe actuel',
    cancel: 'Annuler',
  },
};
