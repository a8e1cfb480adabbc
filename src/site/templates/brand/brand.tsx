import { partIds } from '#model/part-ids.ts';
import type { BrandView } from '#model/views/pages.ts';
import { CallToAction } from '../../features/call-to-action/call-to-action.tsx';
import { BrandList } from '../../features/brand-list/brand-list.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './brand.module.css';

/** A brand: its name and claim, story, pictures, and other brands. */
export default function Brand({ view, shell }: TemplateProps<'template-brand'>) {
  const messages = useMessages();
  const { body, crumbs, name, logo, siblings } = view;
  return (
    <>
      <Hero
        body={body}
        before={<Breadcrumbs crumbs={crumbs} />}
        name={
          logo ? (
            <Logo logo={logo} name={name} className={styles.logo} />
          ) : (
            <span className={styles.name}>{name}</span>
          )
        }
      />
      <Columns aside={<BrandFacts view={view} />}>
        {body.text ? <Prose text={body.text} lang={body.lang} /> : null}
      </Columns>
      <Gallery pictures={body.gallery} />
      <BrandList
        id={partIds.brands}
        title={messages.furtherBrands}
        more={shell.brands ? { href: shell.brands, label: messages.allBrands } : undefined}
        brands={siblings}
      />
      <CallToAction shell={shell} />
    </>
  );
}

function BrandFacts({ view }: { view: BrandView }) {
  const messages = useMessages();
  const { typeName, founded, origin, website, items } = view;
  return (
    <>
      <Facts label={messages.brandFacts}>
        <Fact term={messages.range}>{typeName}</Fact>
        {founded ? <Fact term={messages.founded}>{founded}</Fact> : null}
        {origin ? <Fact term={messages.origin}>{origin}</Fact> : null}
        {website ? (
          <Fact term={messages.website}>
            <Link link={website} />
          </Fact>
        ) : null}
      </Facts>
      {items ? <ButtonLink link={items} variant="outline" className={styles.items} /> : null}
    </>
  );
}
