import { Fragment } from 'react';

interface AddressProps {
  /** Name, street, city and so on, one line each; empty lines are left out. */
  lines: readonly string[];
}

/** A postal address. */
export function Address({ lines }: AddressProps) {
  return (
    <address>
      {lines.filter(Boolean).map((line, at) => (
        <Fragment key={at}>
          {at > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </address>
  );
}
