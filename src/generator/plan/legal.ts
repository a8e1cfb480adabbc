import type { Page } from '#model/entities/page.ts';
import type { LegalBlockId } from '#model/entities/legal.ts';
import { shopCountry } from '#model/country.ts';
import { defaultLanguage } from '#model/language.ts';
import { embeddedPages, type PageKey } from '#model/pages/routes.ts';
import type { InLanguage } from '#model/views/common.ts';
import type { LegalBlock, LegalOfficer, LegalView, Particular } from '#model/views/pages.ts';
import { words } from '#words/words.ts';
import { bodyView } from './body.ts';
import { mailLink, phoneLink } from './company.ts';
import { optOutsOfFeatures } from './feature-builds.ts';
import { htmlField } from './html-field.ts';
import { inLanguage, type PlanContext, translated } from './context.ts';
import { recordOf } from './page-record.ts';
import type { Planned } from './planned.ts';

interface BlockPlaces {
  top: readonly LegalBlockId[];
  bottom: readonly LegalBlockId[];
}

/** Which legal blocks stand on which page, above and below its text. */
const places: Partial<Record<PageKey, BlockPlaces>> = {
  imprint: {
    top: ['additional_top_info', 'legal_authority', 'insurance'],
    bottom: ['image_sources', 'additional_bottom_info'],
  },
  privacy: { top: [], bottom: ['data_protection', 'rolex', 'consentmanager'] },
};

/** A legal page: its text between the blocks that belong to it. */
export function legalView(context: PlanContext, key: PageKey, record: Page): Planned<LegalView> {
  const { top = [], bottom = [] } = places[key] ?? {};
  const embedded = embeddedPart(context, key);
  const particulars = key === 'imprint' ? particularsOf(context) : [];
  return {
    body: bodyView(context, record),
    ...(particulars.length > 0 ? { particulars } : {}),
    top: blocks(context, top),
    bottom: blocks(context, bottom),
    ...(embedded ? { embedded } : {}),
  };
}

/** What only the imprint has to say of the company (§ 5 (1) no. 6 DDG, § 18 (2) MStV). */
function particularsOf({ site: { company }, language }: PlanContext): Particular[] {
  const { imprint } = words[language].pages;
  return [
    { label: imprint.economicId, value: company.economic_id ?? '' },
    { label: imprint.editor, value: company.responsible_editor ?? '' },
  ].filter(({ value }) => value !== '');
}

/** The page that has no place of its own in this language and stands on this one. */
function embeddedPart(context: PlanContext, host: PageKey): Planned<LegalView>['embedded'] {
  for (const [key, byLanguage] of Object.entries(embeddedPages)) {
    const place = byLanguage[context.language];
    if (place?.page !== host || !context.index.byId.has(key)) continue;
    return {
      ...bodyView(context, recordOf(context, key as PageKey)),
      anchor: place.anchor,
      blocks: blocks(context, places[key as PageKey]?.bottom ?? []),
    };
  }
  return undefined;
}

function blocks(context: PlanContext, ids: readonly LegalBlockId[]): Planned<LegalBlock>[] {
  return ids.flatMap((id) => block(context, id) ?? []);
}

/** A block where its content exists (specification, section 2). */
function block(context: PlanContext, id: LegalBlockId): Planned<LegalBlock> | undefined {
  const { legal, company } = context.site;
  switch (id) {
    case 'data_protection': {
      const officer = legal.data_protection_commissioner[0];
      return officer && { id, officer: officerView(context, officer) };
    }
    case 'rolex':
      return legal.rolex_area ? { id } : undefined;
    case 'consentmanager': {
      const optOuts = optOutsOfFeatures(context);
      return { id, ...(optOuts.length > 0 ? { optOuts } : {}) };
    }
    case 'legal_authority': {
      const text = company.translations && translated(context, company.translations);
      const html = text?.legal_authority ?? company.legal_authority;
      return html
        ? {
            id,
            content: htmlField(context, html),
            ...(text ? inLanguage(text) : untranslated(context)),
          }
        : undefined;
    }
    default: {
      const text = legal.translations && translated(context, legal.translations);
      const html = text?.[id];
      return html ? { id, content: htmlField(context, html), ...inLanguage(text) } : undefined;
    }
  }
}

/** A field without translations is in the default language. */
function untranslated({ language }: PlanContext): InLanguage {
  return language === defaultLanguage ? {} : { lang: defaultLanguage };
}

function officerView(
  { site, language }: PlanContext,
  officer: PlanContext['site']['legal']['data_protection_commissioner'][number],
): LegalOfficer {
  const country = shopCountry(site.company);
  return {
    name: officer.name,
    street: `${officer.street} ${officer.number}`,
    city: `${officer.zip_code} ${officer.city}`,
    ...(officer.phone_number
      ? { phone: phoneLink(officer.phone_number, { country, language }) }
      : {}),
    ...(officer.email ? { email: mailLink(officer.email) } : {}),
  };
}
