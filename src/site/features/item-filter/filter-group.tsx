import { useId, useState } from 'react';
import type { FoundGroup } from '#model/catalogue/find-items.ts';
import { rangeFilter, type FacetFilter } from '#model/catalogue/selection.ts';
import { filterWords } from '#words/filter.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './item-filter.module.css';
import { numberText, typedNumber } from './typed-number.ts';
import { idsOf, withChoice } from './facet-filters.ts';

interface FilterGroupProps {
  group: FoundGroup;
  filter: FacetFilter | undefined;
  /** Whether it is initially open. */
  isFirst: boolean;
  onChange: (filter: FacetFilter | undefined) => void;
}

/** Whether choosing in a group would make a difference, or has made one. */
export function isOffered(
  { counts, least, most, total }: FoundGroup,
  filter: FacetFilter | undefined,
) {
  if (filter) return true;
  if (counts.length > 0) return counts.some((count) => count > 0 && count < total);
  return least !== undefined && least !== most;
}

/**
 * One facet, under a heading that collapses it. A collapsed group costs no time when the selection
 * changes.
 */
export function FilterGroup({ group, filter, isFirst, onChange }: FilterGroupProps) {
  const [isOpen, setIsOpen] = useState(isFirst || filter !== undefined);
  const { name, kind } = group.facet;
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {name}
        <Icon name="chevron" />
      </summary>
      {isOpen ? (
        <fieldset aria-label={name}>
          {kind === 'range' ? (
            <Range group={group} filter={filter} onChange={onChange} />
          ) : (
            <Choices group={group} filter={filter} onChange={onChange} />
          )}
        </fieldset>
      ) : null}
    </details>
  );
}

type OfferProps = Pick<FilterGroupProps, 'group' | 'filter' | 'onChange'>;

function Choices({ group: { facet, counts }, filter, onChange }: OfferProps) {
  const language = useLanguage();
  const chosen = idsOf(filter);
  const isFlag = facet.kind === 'flag';
  const offered: [id: string, name: string][] = isFlag
    ? [['yes', facet.name]]
    : (facet.choices ?? []);
  return (
    <ul role="list" className={styles.choices}>
      {offered.map(([id, name], place) => {
        const isChosen = isFlag ? filter !== undefined : chosen.includes(id);
        const count = counts[place] ?? 0;
        if (count === 0 && !isChosen) return null;
        return (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() => {
                  if (!isFlag) onChange(withChoice(filter, id));
                  else onChange(isChosen ? undefined : { kind: 'flag' });
                }}
              />
              <span>{name}</span>
              <span className={styles.number}>{count.toLocaleString(language)}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

function Range({ group, filter, onChange }: OfferProps) {
  const words = filterWords[useLanguage()];
  const { min, max } = filter?.kind === 'range' ? filter : {};
  const { least, most, facet } = group;
  return (
    <div className={styles.range}>
      <End
        label={words.from}
        unit={facet.unit}
        value={min}
        hint={least}
        onChange={(value) => onChange(rangeFilter(value, max))}
      />
      <End
        label={words.to}
        unit={facet.unit}
        value={max}
        hint={most}
        onChange={(value) => onChange(rangeFilter(min, value))}
      />
    </div>
  );
}

interface EndProps {
  label: string;
  unit: string | undefined;
  value: number | undefined;
  /** The items' own value at this end. */
  hint: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** One end of a range. It takes effect once the visitor leaves the field or presses Enter. */
function End({ label, unit, value, hint, onChange }: EndProps) {
  const id = useId();
  const language = useLanguage();
  const shown = (number: number | undefined) =>
    number === undefined ? '' : numberText(number, language);
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const next = draft.trim() === '' ? undefined : typedNumber(draft, language);
    if (next !== value && !Number.isNaN(next)) onChange(next);
  };
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {unit ? ` (${unit})` : null}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? shown(value)}
        placeholder={shown(hint)}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
    </div>
  );
}
