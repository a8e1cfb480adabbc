import { CompanyBlock } from '../../features/company-block/company-block.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { LegalBlocks } from '../../features/legal-blocks/legal-blocks.tsx';
import { Opening } from '../../features/opening/opening.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Columns } from '../../ui/columns/columns.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './legal.module.css';

/** A legal page: its text between the blocks that belong to it, beside who is responsible. */
export default function Legal({ view, shell }: TemplateProps<'template-legal'>) {
  const { body, top, bottom, embedded } = view;
  return (
    <>
      <Opening body={body} />
      <Columns aside={<CompanyBlock company={shell.company} />}>
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
      </Columns>
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
    </>
  );
}
