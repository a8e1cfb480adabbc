import type { ComponentProps, MouseEventHandler } from 'react';
import type { ViewLink } from '#model/views/common.ts';
import { classes } from '../classes.ts';
import { Link } from '../link/link.tsx';
import styles from './button.module.css';

/** `solid` for the one thing to do next, `outline` for what else can be done. */
type Variant = 'solid' | 'outline';

interface ButtonLinkProps {
  link: ViewLink;
  variant?: Variant;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button, because something begins where it leads. */
export function ButtonLink({ link, variant = 'solid', className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      link={link}
      className={classes(styles.button, className)}
      data-variant={variant}
      {...rest}
    />
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
}

/** A button that does something on the page it stands on. */
export function Button({ variant = 'solid', className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.button, className)}
      data-variant={variant}
      {...rest}
    />
  );
}
