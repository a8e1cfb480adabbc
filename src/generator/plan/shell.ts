import { featurePages, isFeaturePage, type PageKey, pageKeys } from '#model/pages/routes.ts';
import { homePath } from '#model/language.ts';
import { mainAddress } from '#model/entities/company.ts';
import {
  fallbackWidgetNames,
  isWidgetName,
  type Widget,
  widgetPosition,
} from '#model/entities/widget.ts';
import type { Theme } from '#model/entities/theme.ts';
import { clockPage } from '#model/services/retailer-clock.ts';
import type { ViewLink } from '#model/views/common.ts';
import type { HeaderView, ShellView, WidgetView } from '#model/views/shell.ts';
import { announcementBar } from './announcement.ts';
import { companyView } from './company.ts';
import {
  inLanguage,
  logo,
  pageLink,
  pathOf,
  type PlanContext,
  translated,
  viewLink,
} from './context.ts';
import { consentsView } from './consents.ts';
import { shellOfFeatures } from './feature-builds.ts';
import { allHours } from './hours.ts';
import { menuView } from './menu.ts';
import { pageTitle } from './page-title.ts';
import { routeLink } from './places.ts';
import { ratingBoxView } from './services/rating-box.ts';
import { retailerClockView } from './services/retailer-clock.ts';

/** What every page of a language shares. */
export function shellView(context: PlanContext): ShellView {
  const { site, language } = context;
  const projectLogo = logo(context, site.project.logo);
  const clock = site.project.config.brand_config.rolex_clock
    ? viewLink(context, clockPage, 'Rolex')
    : undefined;
  const brands = pathOf(context, 'brands');
  const requestList = pageLink(context, 'request_list', pageTitle(context, 'request_list'));
  const consents = consentsView(context);
  const retailerClock = retailerClockView(context);
  const rating = ratingBoxView(context);
  const [{ hours, timetable }] = allHours(context);
  const announcement = announcementBar(context);
  const { header, footer } = site.theme.config.components;
  return {
    language,
    languages: site.project.languages,
    home: homePath(language),
    ...(announcement ? { announcement } : {}),
    header: headerView(header),
    siteName: site.company.display_name,
    ...(projectLogo ? { logo: projectLogo } : {}),
    menu: menuView(context),
    company: companyView(site.company, language),
    hours,
    ...(timetable ? { openNow: true } : {}),
    ...(timetable && footer.hours !== 'none' ? { footerNow: true } : {}),
    routeLink: routeLink(mainAddress(site.company)),
    social: site.social.flatMap(({ media, display_name, external_path }) => {
      const link = viewLink(context, external_path, display_name);
      return link ? [{ ...link, media }] : [];
    }),
    navigation: keyLinks(context, navigationKeys),
    widgets: widgetViews(context).filter(
      ({ name }) => name !== 'openingHours' || footer.hours === 'table',
    ),
    legalLinks: keyLinks(context, [
      'imprint',
      'privacy',
      ...(site.project.show_accessibility ? (['accessibility'] as const) : []),
      'social_media_privacy',
    ]),
    ...(consents ? { consents } : {}),
    contact: pathOf(context, 'contact') ?? homePath(language),
    ...(brands ? { brands } : {}),
    ...(requestList ? { requestList } : {}),
    ...(clock ? { clockLink: clock.href } : {}),
    ...(clock && retailerClock ? { retailerClock } : {}),
    ...(rating ? { rating } : {}),
    ...shellOfFeatures(context),
  };
}

type ThemeHeader = Theme['config']['components']['header'];

function headerView({ sticky, collapses, changePos }: ThemeHeader): HeaderView {
  return { sticky, ...(sticky && collapses ? { changePos } : {}) };
}

/** The pages that the footer's navigation widget offers, where they exist, with their order. */
const inFooter: Partial<Record<PageKey, number>> = { brands: 1, contact: 9 };

const navigationKeys = pageKeys
  .map((key) => ({
    key,
    order: isFeaturePage(key) ? featurePages[key].footerOrder : inFooter[key],
  }))
  .flatMap(({ key, order }) => (order === undefined ? [] : { key, order }))
  .toSorted((a, b) => a.order - b.order)
  .map(({ key }) => key);

/** Links to pages by key, named by their titles; pages that the language lacks are left out. */
function keyLinks(context: PlanContext, keys: readonly PageKey[]): ViewLink[] {
  return keys.flatMap((key) => {
    const link = pageLink(context, key, pageTitle(context, key));
    return link && !link.hreflang ? [link] : [];
  });
}

function widgetViews(context: PlanContext): WidgetView[] {
  const configured = context.site.widgets
    .filter(({ position }) => position === widgetPosition)
    .toSorted((a, b) => a.sort - b.sort)
    .map((widget, id) => widgetView(context, widget, id));
  return configured.length > 0
    ? configured
    : fallbackWidgetNames.map((name, id) => ({ id, name, showLogo: false }));
}

function widgetView(context: PlanContext, widget: Widget, id: number): WidgetView {
  const text = widget.translations && translated(context, widget.translations);
  return {
    id,
    name: isWidgetName(widget.widget_name) ? widget.widget_name : 'unknown',
    showLogo: widget.props.showLogo,
    ...(text?.header ? { header: text.header, ...inLanguage(text) } : {}),
  };
}
