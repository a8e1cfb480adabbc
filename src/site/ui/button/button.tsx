import type { ComponentProps, MouseEventHandler } from 'react';
import type { ViewLink } from '#model/views/common.ts';
import { classes } from '../classes.ts';
import { Link } from '../link/link.tsx';
import styles from './button.module.css';

interface Look {
  /** `solid` for the main action, `outline` for further ones. */
  variant?: 'solid' | 'outline';
}

interface ButtonLinkProps extends Look {
  link: ViewLink;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button, because it starts an action. */
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

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'type'> {
  type?: 'button' | 'submit';
}

/** A button for an action on the current page. */
export function Button({ variant = 'solid', type, className, ...rest }: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes(styles.button, className)}
      data-variant={variant}
      {...rest}
    />
  );
}
