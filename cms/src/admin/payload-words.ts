import type { Config } from 'payload';

type Translations = NonNullable<NonNullable<Config['i18n']>['translations']>;

/**
 * Payload's texts that owners should not see unchanged: German with the informal "du", unidiomatic
 * French, and sentences that are ungrammatical with most labels. Texts of disabled features, such
 * as folders and mails, stay.
 */
export const payloadWords: Translations = {
  de: {
    authentication: {
      generatingNewAPIKeyWillInvalidate:
        'Wenn Sie einen neuen API-Schlüssel erzeugen, wird der bisherige <1>ungültig</1>. Möchten Sie fortfahren?',
      loggedIn:
        'Um sich mit einem anderen Benutzerkonto anzumelden, melden Sie sich bitte zuerst <0>ab</0>.',
      loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie längere Zeit nichts getan haben.',
      loggedOutSuccessfully: 'Sie sind abgemeldet.',
      youAreInactive:
        'Sie haben längere Zeit nichts getan und werden zu Ihrer Sicherheit gleich abgemeldet. Möchten Sie angemeldet bleiben?',
    },
    error: {
      deletingTitle:
        '{{title}} ließ sich nicht löschen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      documentNotFound:
        'Das Dokument mit der ID {{id}} gibt es nicht. Vielleicht wurde es gelöscht, oder Sie dürfen es nicht sehen.',
      notAllowedToAccessPage: 'Sie dürfen diese Seite nicht öffnen.',
      notAllowedToPerformAction: 'Das dürfen Sie nicht.',
      unauthorized: 'Bitte melden Sie sich dazu an.',
    },
    fields: {
      addLabel: 'Neu: {{label}}',
    },
    general: {
      aboutToDelete: '{{label}} <1>{{title}}</1> wird gelöscht. Möchten Sie das?',
      aboutToDeleteCount_many: '{{count}} {{label}} werden gelöscht. Möchten Sie das?',
      aboutToDeleteCount_one: '{{count}} {{label}} wird gelöscht. Möchten Sie das?',
      aboutToDeleteCount_other: '{{count}} {{label}} werden gelöscht. Möchten Sie das?',
      changesNotSaved:
        'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
      copyWarning: '{{to}} wird in {{label}} {{title}} durch {{from}} ersetzt. Möchten Sie das?',
      creatingNewLabel: 'Neu: {{label}}',
      currentlyEditing:
        'bearbeitet das gerade. Wenn Sie übernehmen, wird das unterbrochen, und nicht gespeicherte Änderungen können verloren gehen.',
      documentOutOfDate: 'Jemand anderes hat das inzwischen geändert. Sie sehen einen alten Stand.',
      enterAValue: 'Geben Sie einen Wert ein',
      false: 'Nein',
      ...unset('Nein'),
      true: 'Ja',
      filterWhere: 'Nur {{label}} zeigen, bei denen gilt:',
      sorryNotFound: 'Hier gibt es nichts, was dazu passt.',
      unsavedChanges:
        'Sie haben Änderungen nicht gespeichert. Speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
      unsavedChangesDuplicate:
        'Sie haben Änderungen nicht gespeichert. Möchten Sie trotzdem duplizieren?',
    },
    upload: { dragAndDrop: 'hierher ziehen' },
    validation: {
      emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      enterNumber: 'Bitte geben Sie eine gültige Zahl ein.',
    },
    version: {
      aboutToPublishSelection:
        'Alle ausgewählten {{label}} werden veröffentlicht. Möchten Sie das?',
      aboutToRestore: '{{label}} bekommt wieder den Stand vom {{versionDate}}.',
      aboutToRestoreGlobal: '{{label}}: Der Stand vom {{versionDate}} wird wiederhergestellt.',
      aboutToRevertToPublished:
        'Ihre Änderungen seit der letzten Veröffentlichung werden verworfen. Möchten Sie das?',
      aboutToUnpublish:
        'Besucher sehen das dann nicht mehr; Ihr Text bleibt als Entwurf. Möchten Sie das?',
      aboutToUnpublishIn: 'Besucher sehen das in {{locale}} dann nicht mehr. Möchten Sie das?',
      aboutToUnpublishSelection:
        'Besucher sehen die ausgewählten {{label}} dann nicht mehr. Möchten Sie das?',
    },
  },
  en: {
    fields: { addLabel: 'New: {{label}}' },
    general: { false: 'No', ...unset('No'), true: 'Yes' },
  },
  fr: {
    error: {
      localesNotSaved_other: 'Les langues suivantes n’ont pas pu être enregistrées\u00a0:',
    },
    fields: {
      addLabel: 'Ajouter\u00a0: {{label}}',
      addNew: 'Ajouter',
      addNewLabel: 'Créer\u00a0: {{label}}',
      newLabel: 'Créer\u00a0: {{label}}',
      saveChanges: 'Enregistrer les modifications',
      selectExistingLabel: 'Choisir\u00a0: {{label}}',
      uploadNewLabel: 'Téléverser\u00a0: {{label}}',
    },
    general: {
      aboutToDelete: 'Supprimer <1>{{title}}</1> ({{label}})\u202f?',
      allLocales: 'Toutes les langues',
      ascending: 'par ordre croissant',
      createNew: 'Créer',
      createNewLabel: 'Créer\u00a0: {{label}}',
      creatingNewLabel: 'Création\u00a0: {{label}}',
      descending: 'par ordre décroissant',
      false: 'Non',
      ...unset('Non'),
      fallbackToDefaultLocale: 'Revenir à la langue par défaut',
      leaveWithoutSaving: 'Quitter sans enregistrer',
      newLabel: 'Créer\u00a0: {{label}}',
      noResults: 'Rien ici, ou rien qui corresponde à vos filtres.',
      save: 'Enregistrer',
      saving: 'Enregistrement…',
      time: 'Date et heure',
      true: 'Oui',
    },
    localization: {
      localeToPublish: 'Langue à publier',
      selectLocaleToCopy: 'Choisissez la langue à copier',
      selectLocaleToDuplicate: 'Choisissez les langues à dupliquer',
    },
    upload: {
      bulkUpload: 'Téléverser plusieurs fichiers',
      fileToUpload: 'Fichier à téléverser',
      filesToUpload: 'Fichiers à téléverser',
    },
    version: {
      currentDraft: 'Brouillon actuel',
      lastSavedAgo: 'Enregistré il y a {{distance}}',
      reverting: 'Rétablissement…',
      revertToPublished: 'Revenir à la version publiée',
      selectLocales: 'Choisissez les langues à afficher',
      showLocales: 'Langues affichées\u00a0:',
    },
  },
};

/** What lists show for a switch that was never set: Payload looks up this text, and has none. */
function unset(no: string): Record<string, string> {
  return { null: no };
}
