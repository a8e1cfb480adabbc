import type { ComponentType } from 'react';
import type { LegalBlock } from '#model/views/pages.ts';
import type { Html, InLanguage } from '#model/views/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { ConsentManager } from './consent-manager.tsx';
import { DataProtection } from './data-protection.tsx';
import styles from './legal-blocks.module.css';
import { Rolex } from './rolex.tsx';

type ShownBlock = Exclude<LegalBlock, { id: 'consentmanager' }>;
type Blocks = { [Id in ShownBlock['id']]: ComponentType<Extract<ShownBlock, { id: Id }>> };

/** The component of each legal block, by section id. */
const blocksById: Blocks = {
  legal_authority: HtmlBlock,
  insurance: HtmlBlock,
  image_sources: HtmlBlock,
  additional_top_info: HtmlBlock,
  additional_bottom_info: HtmlBlock,
  data_protection: DataProtection,
  rolex: Rolex,
};

/** Legal blocks in order, each with its heading. The list contains only blocks with content. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) =>
    block.id === 'consentmanager' ? (
      <ConsentManager key={block.id} optOuts={block.optOuts} className={styles.section} />
    ) : (
      <Section key={block.id} block={block} />
    ),
  );
}

function Section({ block }: { block: ShownBlock }) {
  const heading = useMessages().legalBlock[block.id];
  const Block = blocksById[block.id] as ComponentType<ShownBlock>;
  return (
    <section id={block.id} className={styles.section}>
      {heading ? <h2>{heading}</h2> : null}
      <Block {...block} />
    </section>
  );
}

/** A legal text from the content. */
function HtmlBlock({ content, lang }: { content: Html } & InLanguage) {
  return <Prose text={content} lang={lang} />;
}
