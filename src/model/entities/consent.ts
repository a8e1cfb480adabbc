import { z } from 'zod';
import { link, nameOf, sentences, slug, text } from '../fields.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';

/** An entry that the visitor can consent to. */
export const consentEntrySchema = z
  .strictObject({
    function_id: nameOf(
      slug(
        'Name of the service, such as "maps". "functional", and services that the banner has an entry for by itself, get these words instead of the kit\'s.',
        {
          de: ['Kurzname des Dienstes', 'Den nennt Ihnen, wer die Website betreut.'],
          en: ['Short name of the service', 'Whoever looks after the website can tell you.'],
          fr: ['Nom court du service', 'La personne qui s’occupe du site vous l’indiquera.'],
          example: 'maps',
          inList: 'column',
        },
      ),
    ),
    display_name: text('Label of the switch.', {
      de: [
        'Beschriftung, wo eine Übersetzung fehlt',
        'Steht am Schalter in jeder Sprache, die Sie unten leer lassen.',
      ],
      en: [
        'Label without a translation',
        'Stands at the switch in every language left empty below.',
      ],
      fr: [
        'Libellé sans traduction',
        'Figure à côté de l’interrupteur dans chaque langue laissée vide ci-dessous.',
      ],
      inList: 'title',
    }),
    description: sentences('What the visitor agrees to, in plain words.', {
      de: [
        'Erklärung, wo eine Übersetzung fehlt',
        'Wozu Ihre Besucher Ja sagen, in einfachen Worten.',
      ],
      en: ['Explanation without a translation', 'What your visitors agree to, in plain words.'],
      fr: ['Explication sans traduction', 'Ce que vos visiteurs acceptent, en mots simples.'],
    }),
    link: link('Where more is said, such as "privacy#cookies".', {
      de: ['Mehr dazu', 'Die Stelle in Ihrer Datenschutzerklärung.'],
      en: ['Read more', 'The place in your privacy notice.'],
      fr: ['En savoir plus', 'Le passage de votre politique de confidentialité.'],
      example: 'privacy#cookies',
    }).optional(),
    default_on: z
      .boolean()
      .default(false)
      .meta(
        about('How the switch stands at first.', {
          de: ['Schalter ist anfangs an', 'Das Gesetz verlangt in aller Regel: aus.'],
          en: ['Switch is on at first', 'As a rule, the law wants it off.'],
          fr: [
            'Interrupteur activé au départ',
            'En règle générale, la loi exige qu’il soit désactivé.',
          ],
        }),
      ),
    consentGiven: z
      .boolean()
      .default(false)
      .meta(
        about('Has no effect: only the visitor can give consent. "functional" counts as given.', {
          de: ['Einwilligung erteilt', 'Ohne Wirkung: Einwilligen können nur Ihre Besucher.'],
          en: ['Consent given', 'Has no effect: only visitors can give it.'],
          fr: ['Consentement donné', 'Sans effet : seuls les visiteurs peuvent le donner.'],
          hidden: true,
        }),
      ),
    locked: z
      .boolean()
      .default(false)
      .meta(
        about('Has no effect: visitors can move every switch but that of "functional".', {
          de: ['Schalter gesperrt', 'Ohne Wirkung.'],
          en: ['Switch locked', 'Has no effect.'],
          fr: ['Interrupteur verrouillé', 'Sans effet.'],
          hidden: true,
        }),
      ),
    translations: translationsOf({
      display_name: text('Label of the switch.', {
        de: 'Beschriftung des Schalters',
        en: 'Label of the switch',
        fr: 'Libellé de l’interrupteur',
        example: { de: 'Karte', en: 'Map', fr: 'Carte' },
      }),
      description: sentences('What the visitor agrees to.', {
        de: ['Erklärung', 'Wozu Ihre Besucher Ja sagen und wer etwas über sie erfährt.'],
        en: ['Explanation', 'What your visitors agree to, and who learns something about them.'],
        fr: [
          'Explication',
          'Ce que vos visiteurs acceptent, et qui apprend quelque chose sur eux.',
        ],
      }),
    })
      .optional()
      .describe('Label and description in further languages.'),
  })
  .meta(
    about('An entry of the consent banner.', {
      de: 'Einwilligung',
      en: 'Consent',
      fr: 'Consentement',
    }),
  );
