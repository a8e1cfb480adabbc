import type { ViewLink } from '#model/views/common.ts';
import type { LegalBlock, LegalView } from '#model/views/pages.ts';
import { CompanyBlock } from '../../features/company-block/company-block.tsx';
import { Contents, ContentsButton } from '../../features/contents/contents.tsx';
import { headingLinks } from '../../features/contents/headings.ts';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { LegalBlocks } from '../../features/legal-blocks/legal-blocks.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './legal.module.css';

/** A legal page: its text and blocks, beside the company's details. */
export default function Legal({ view, shell }: TemplateProps<'template-legal'>) {
  const { body, top, bottom, embedded } = view;
  const contents = contentsOf(view, useMessages().legalBlock);
  return (
    <>
      <div className={styles.title}>
        <Hero body={body} />
      </div>
      <Columns
        aside={
          <>
            <Contents links={contents} />
            <CompanyBlock company={shell.company} particulars={view.particulars} />
          </>
        }
      >
        <div className={styles.parts}>
          <LegalBlocks blocks={top} />
          {body.text ? <Prose text={body.text} lang={body.lang} /> : null}
          <LegalBlocks blocks={bottom} />
          {embedded ? (
            <section id={embedded.anchor} className={styles.embedded} lang={embedded.lang}>
              <h2>{embedded.title}</h2>
              {embedded.lead ? <p>{embedded.lead}</p> : null}
              {embedded.text ? <Prose text={embedded.text} /> : null}
              <LegalBlocks blocks={embedded.blocks} />
            </section>
          ) : null}
        </div>
        <ContentsButton links={contents} />
      </Columns>
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
    </>
  );
}

/** Links to the headings of a page, in order, followed by those of a page shown below it. */
function contentsOf(
  { body, top, bottom, embedded }: LegalView,
  headings: ReturnType<typeof useMessages>['legalBlock'],
): ViewLink[] {
  const linksTo = (blocks: readonly LegalBlock[]) =>
    blocks.flatMap(({ id }) => {
      const label = id === 'consentmanager' ? '' : headings[id];
      return label ? [{ href: `#${id}`, label }] : [];
    });
  return [
    ...linksTo(top),
    ...headingLinks(body.text),
    ...linksTo(bottom),
    ...(embedded ? [{ href: `#${embedded.anchor}`, label: embedded.title }] : []),
    ...headingLinks(embedded?.text),
  ];
}
