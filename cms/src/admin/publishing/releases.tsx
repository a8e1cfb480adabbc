import { Button } from '@payloadcms/ui';
import type { PublishStatus } from '../../../../src/model/publishing/publishing.ts';
import { wordsIn } from './words.ts';

interface Props {
  releases: PublishStatus['releases'];
  language: string;
  onRollBack: (release: string) => void;
}

/** The versions of the site that are kept, each of which can be put back online. */
export function Releases({ releases, language, onRollBack }: Props) {
  const words = wordsIn(language);
  if (releases.length < 2) return null;
  return (
    <details>
      <summary>{words.releases}</summary>
      <ul>
        {releases.map(({ id, time, pages, current }) => (
          <li key={id}>
            <time dateTime={time}>{new Date(time).toLocaleString(language)}</time>,{' '}
            {words.pages(pages)}{' '}
            {current ? (
              <strong>{words.served}</strong>
            ) : (
              <Button buttonStyle="secondary" size="small" onClick={() => onRollBack(id)}>
                {words.rollBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
