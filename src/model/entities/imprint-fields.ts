import { text } from '../fields.ts';

/** The numbers and the person that the imprint names besides the register entries. */
export const imprintFields = {
  ust_id: text('VAT identification number (§ 27a UStG), such as "DE123456789".', {
    de: 'Umsatzsteuer-Identifikationsnummer',
    en: 'VAT identification number',
    fr: 'Numéro de TVA intracommunautaire',
    example: 'DE123456789',
    group: 'law',
  }).optional(),
  vat_number: text('Tax number. The law does not ask for it; leave it out if unsure.', {
    de: ['Steuernummer', 'Das Gesetz verlangt sie nicht. Lassen Sie sie im Zweifel weg.'],
    en: ['Tax number', 'The law does not ask for it. If in doubt, leave it empty.'],
    fr: ['Numéro fiscal', 'La loi ne l’exige pas. Dans le doute, laissez vide.'],
    group: 'law',
  }).optional(),
  economic_id: text(
    'Business identification number (§ 139c AO), such as "DE123456789-00001". The imprint has to name it if there is no VAT identification number (§ 5 (1) no. 6 DDG).',
    {
      de: [
        'Wirtschafts-Identifikationsnummer',
        'Gehört ins Impressum, wenn Sie keine Umsatzsteuer-Identifikationsnummer haben.',
      ],
      en: [
        'Business identification number',
        'Belongs in the imprint if you have no VAT identification number.',
      ],
      fr: [
        'Numéro d’identification économique',
        'À indiquer dans les mentions légales si vous n’avez pas de numéro de TVA intracommunautaire.',
      ],
      example: 'DE123456789-00001',
      group: 'law',
    },
  ).optional(),
  responsible_editor: text(
    'Name and address of the person responsible for journalistic content, such as articles or a magazine (§ 18 (2) MStV).',
    {
      de: [
        'Verantwortlich für redaktionelle Inhalte',
        'Name und Anschrift, wenn die Website Berichte oder ein Magazin enthält (§ 18 Abs. 2 MStV).',
      ],
      en: [
        'Responsible for editorial content',
        'Name and address, if the website has articles or a magazine (§ 18 (2) MStV).',
      ],
      fr: [
        'Responsable du contenu rédactionnel',
        'Nom et adresse, si le site comporte des articles ou un magazine (§ 18, al. 2, MStV).',
      ],
      example: 'Friederike Brandt, Postgasse 7, 07998 Brunnau an der Elster',
      group: 'law',
    },
  ).optional(),
};
