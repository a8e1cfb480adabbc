import { useMessages } from '../../messages/messages.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** Where the shop is. */
export function AddressWidget({ shell: { company } }: WidgetProps) {
  const label = useMessages().addressType[company.addressType];
  return (
    <address>
      {company.displayName}
      <br />
      {label ? (
        <>
          {label}
          <br />
        </>
      ) : null}
      {company.street}
      <br />
      {company.city}
    </address>
  );
}
