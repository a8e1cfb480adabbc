import { partIds } from '#model/part-ids.ts';
import type { ItemView } from '#model/views/pages.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { itemWords } from '#words/item.ts';
import { AddToRequestList } from '../../features/add-to-request-list/add-to-request-list.tsx';
import { Ask } from '../../features/request-section/ask.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { ItemGallery } from '../../features/item-gallery/item-gallery.tsx';
import { AvailabilityForm } from '../../forms/availability-form/availability-form.tsx';
import { useLanguage } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import type { TemplateProps } from '../template-props.ts';
import { BackLink } from './back-link.tsx';
import { ItemFacts } from './item-facts.tsx';
import { Similar } from './similar.tsx';
import styles from './item.module.css';

/** An item: its pictures, price and attributes, the availability form, and similar items. */
export default function Item({ view, shell }: TemplateProps<'template-item'>) {
  const words = itemWords[useLanguage()];
  const { body, crumbs, list, catalogue, brand, availability, similar } = view;
  const isGone = availability === 'gone';
  return (
    <>
      <div className={styles.top} data-print="hide">
        <BackLink href={list} other={catalogue} className={styles.back}>
          <Icon name="arrow" />
          {words.back}
        </BackLink>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={styles.item}>
        <div className={styles.pictures} data-gone={isGone || undefined}>
          <ItemGallery pictures={body.gallery} />
        </div>
        <div className={styles.about}>
          <div className={styles.head}>
            {brand ? (
              <p className={styles.brand}>
                <Link link={brand} />
              </p>
            ) : null}
            <h1 lang={body.lang}>{body.title}</h1>
            {body.lead ? (
              <p className={styles.lead} lang={body.lang}>
                {body.lead}
              </p>
            ) : null}
          </div>
          {isGone ? (
            <div className={styles.gone}>
              <h2>{words.goneTitle}</h2>
              <p>{words.gone}</p>
            </div>
          ) : (
            <Offer view={view} />
          )}
          <ItemFacts view={view} />
          {body.text ? (
            <div className={styles.text}>
              <Prose text={body.text} lang={body.lang} />
            </div>
          ) : null}
        </div>
      </div>
      {isGone ? <Similar items={similar} more={list} /> : null}
      <AskForItem view={view} company={shell.company} />
      {isGone ? null : <Similar items={similar} more={list} />}
    </>
  );
}

/** Price, availability and the visitor's options. */
function Offer({ view }: { view: ItemView }) {
  const words = itemWords[useLanguage()];
  const { body, slug, price, vat, availability, path } = view;
  return (
    <div className={styles.offer}>
      <p className={styles.price}>
        <span>{price}</span>
        {vat ? <small>{words.vat[vat]}</small> : null}
      </p>
      <p className={styles.availability} data-availability={availability}>
        {words.availability[availability]}
      </p>
      <div className={styles.actions} data-print="hide">
        <ButtonLink link={{ href: `#${partIds.ask}`, label: words.ask.button }} />
        <AddToRequestList item={{ slug, name: body.title, path }} look="words" />
      </div>
    </div>
  );
}

function AskForItem({ view, company }: { view: ItemView; company: CompanyView }) {
  const { ask } = itemWords[useLanguage()];
  const { form, slug, path, body, sku, price } = view;
  return (
    <Ask words={ask} about={{ title: body.title, lang: body.lang }} company={company}>
      {form ? (
        <AvailabilityForm
          form={form}
          company={company}
          pieces={[{ slug, name: body.title, path, sku, price }]}
        />
      ) : null}
    </Ask>
  );
}
