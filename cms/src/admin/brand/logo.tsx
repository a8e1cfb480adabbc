import type { ServerProps } from 'payload';
import { Icon } from './icon.tsx';
import styles from './logo.module.css';

/** Shows the shop's name above the sign-in form, for people who work for several shops. */
export async function Logo({ payload }: ServerProps) {
  const company = await payload.findGlobal({ slug: 'company', depth: 0 });
  const name: unknown = company['display_name'];
  return (
    <p className={styles['logo']}>
      <Icon size={32} />
      {typeof name === 'string' && name !== '' ? name : 'Schaufenster'}
    </p>
  );
}
