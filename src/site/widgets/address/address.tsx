import { useMessages } from '../../messages/messages.tsx';
import { Address } from '../../ui/address/address.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The shop's address. */
export function AddressWidget({ shell: { company } }: WidgetProps) {
  const label = useMessages().addressType[company.addressType];
  return <Address lines={[company.displayName, label, company.street, company.city]} />;
}
