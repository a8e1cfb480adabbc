import type { SocialMenuEntry } from '#model/entities/menu.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { WidgetProps } from '../widget-props.ts';
import styles from './social.module.css';

const icons: Record<SocialMenuEntry['media'], IconName> = {
  facebook: 'facebook',
  googleplus: 'share',
  instagram: 'instagram',
  other: 'share',
};

/** Links to the shop's profiles on social networks. Nothing is loaded from those. */
export function SocialWidget({ shell }: WidgetProps) {
  return (
    <ul role="list" className={styles.list}>
      {shell.social.map((entry, at) => (
        <li key={at}>
          <Link link={entry} plain>
            <Icon name={icons[entry.media]} />
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
