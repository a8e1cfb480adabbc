import { useMessages } from '../../messages/messages.tsx';
import { Address } from '../../ui/address/address.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The shop's address, with its kind if other addresses have one too. */
export function AddressWidget({ shell: { company } }: WidgetProps) {
  const { addressType } = useMessages();
  const label = company.hasOneOffice ? '' : addressType[company.addressType];
  return <Address lines={[company.displayName, label, company.street, company.city]} />;
}
