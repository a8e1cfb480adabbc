import { itemWords } from '#words/item.ts';
import { requestListWords } from '#words/request-list.ts';
import { Hero } from '../../features/hero/hero.tsx';
import { Ask } from '../../features/request-section/ask.tsx';
import { RequestedItems } from '../../features/requested-items/requested-items.tsx';
import { useKnownItems } from '../../features/requested-items/use-known-items.ts';
import { Text } from '../../features/text/text.tsx';
import { AvailabilityForm } from '../../forms/availability-form/availability-form.tsx';
import { useLanguage } from '../../messages/messages.tsx';
import { requestList } from '../../request-list/list.ts';
import { useRequestList } from '../../request-list/use-request-list.ts';
import { ContactLines } from '../../ui/contact-lines/contact-lines.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './request-list.module.css';

/** Stable between renders. */
const none: never[] = [];

/** The items that the visitor has chosen, and one form to ask about all of them. */
export default function RequestListPage({ view, shell }: TemplateProps<'template-request-list'>) {
  const words = requestListWords[useLanguage()];
  const { ask } = itemWords[useLanguage()];
  const items = useRequestList();
  const known = useKnownItems(items ?? none);
  const { body, form, lists } = view;
  const { company } = shell;
  return (
    <>
      <Hero body={body} />
      <div className={styles.list}>
        <div className={styles.withoutScript}>
          <p>{words.withoutScript}</p>
          <ContactLines company={company} />
        </div>
        {items ? <RequestedItems items={items} known={known} lists={lists} /> : null}
      </div>
      {items && items.length > 0 ? (
        <Ask words={{ ...ask, ...words.ask }} company={company}>
          {form ? (
            <AvailabilityForm
              form={form}
              company={company}
              pieces={items.map((item) => {
                const { sku, price } = known.get(item.slug)?.item ?? {};
                return { ...item, sku, price };
              })}
              onAccepted={requestList.clear}
            />
          ) : null}
        </Ask>
      ) : null}
      <Text body={body} />
    </>
  );
}
