import { Link } from '../../ui/link/link.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The pages that many look for. */
export function NavigationWidget({ shell }: WidgetProps) {
  return (
    <ul role="list">
      {shell.navigation.map((link) => (
        <li key={link.href}>
          <Link link={link} />
        </li>
      ))}
    </ul>
  );
}
