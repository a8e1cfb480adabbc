import type { Selection } from '#model/catalogue/selection.ts';
import { filterWords } from '#words/filter.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { ReadyState } from './browsing.ts';
import styles from './item-filter.module.css';
import { withoutFilters, withFilter } from './facet-filters.ts';

interface NothingFoundProps {
  ready: ReadyState;
  onChange: (selection: Selection) => void;
  contact: string;
}

/** Says that no items match, and suggests the single filter whose removal finds the most. */
export function NothingFound({ ready, onChange, contact }: NothingFoundProps) {
  const { selection, found } = ready;
  const { nothing, reset } = filterWords[useLanguage()];
  const language = useLanguage();
  const ways = found.groups
    .filter(({ facet, total }) => total > 0 && selection.filters.has(facet.key))
    .toSorted((a, b) => b.total - a.total);
  return (
    <div className={styles.nothing}>
      <h3>{nothing.title}</h3>
      <p>{ways.length > 0 ? nothing.text : nothing.noneHelps}</p>
      <ul role="list">
        {ways.map(({ facet, total }) => (
          <li key={facet.key}>
            <Button
              variant="outline"
              onClick={() => onChange(withFilter(selection, facet.key, undefined))}
            >
              {nothing.without(facet.name)} ({total.toLocaleString(language)})
            </Button>
          </li>
        ))}
        <li>
          <Button variant="outline" onClick={() => onChange(withoutFilters(selection))}>
            {reset}
          </Button>
        </li>
      </ul>
      <p>
        <a href={contact}>{nothing.ask}</a>
      </p>
    </div>
  );
}
