import { partIds } from '#model/part-ids.ts';
import type { ItemCardView } from '#model/views/item-card.ts';
import { catalogueWords } from '#words/catalogue.ts';
import { AddToRequestList } from '../../features/add-to-request-list/add-to-request-list.tsx';
import { BrandList } from '../../features/brand-list/brand-list.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { CallToAction } from '../../features/call-to-action/call-to-action.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { ItemList } from '../../features/item-list/item-list.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { useLanguage, useMessages } from '../../messages/messages.tsx';
import { Link } from '../../ui/link/link.tsx';
import categoryStyles from '../category/category.module.css';
import type { TemplateProps } from '../template-props.ts';
import styles from './list.module.css';

/** Items: those of a category with its text and brands, a further page of them, or all. */
export default function List({ view, shell }: TemplateProps<'template-list'>) {
  const messages = useMessages();
  const { list: words } = catalogueWords[useLanguage()];
  const { body, crumbs, brands, items, categories } = view;
  return (
    <>
      <div className={styles.head}>
        <Hero body={body} before={crumbs.length > 0 ? <Breadcrumbs crumbs={crumbs} /> : null}>
          {categories.length > 0 ? (
            <nav aria-label={words.categories}>
              <ul role="list" className={styles.categories}>
                {categories.map((link) => (
                  <li key={link.href}>
                    <Link link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </Hero>
      </div>
      <ItemList
        list={items}
        contact={shell.contact}
        renderAction={addButton}
        {...(body.picture ? { title: words.title } : {})}
      />
      <Text body={body} className={categoryStyles.text} />
      <BrandList
        id={partIds.brands}
        title={messages.brandsOfRange}
        more={shell.brands ? { href: shell.brands, label: messages.allBrands } : undefined}
        brands={brands}
      />
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
      <CallToAction shell={shell} />
    </>
  );
}

function addButton(item: ItemCardView) {
  return <AddToRequestList item={item} />;
}
