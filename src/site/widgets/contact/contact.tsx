import { ContactLines } from '../../ui/contact-lines/contact-lines.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** How to reach the shop. */
export function ContactWidget({ shell }: WidgetProps) {
  return <ContactLines company={shell.company} />;
}
