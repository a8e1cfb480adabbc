import { Link } from '../../ui/link/link.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** Links to popular pages. */
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
