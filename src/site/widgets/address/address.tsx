import { useMessages } from '../../messages/messages.tsx';
import { Address } from '../../ui/address/address.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The shop's address, with its kind where there are others. */
export function AddressWidget({ shell: { company } }: WidgetProps) {
  const { addressType } = useMessages();
  const label = company.isOnlyPlace ? '' : addressType[company.addressType];
  return <Address lines={[company.displayName, label, company.street, company.city]} />;
}
