/** Buttons. A disabled button stays focusable and shows the reason on press, hover and focus. */

import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { useReason } from './reason.tsx';

export interface ButtonProps {
  readonly children?: ComponentChildren;
  /** The name for screen readers, and the tooltip, of a button without text. */
  readonly label?: string;
  readonly icon?: IconName;
  readonly look?: 'plain' | 'primary' | 'ghost' | 'danger' | 'icon';
  readonly size?: 'small' | 'normal' | 'large';
  readonly type?: 'button' | 'submit';
  /** Why the button is disabled; null or undefined if it is enabled. */
  readonly off?: string | null | undefined;
  readonly pressed?: boolean;
  readonly class?: string;
  readonly onPress?: (event: MouseEvent) => void;
}

export const Button = (props: ButtonProps) => {
  const {
    children,
    label,
    icon,
    look = 'plain',
    size = 'normal',
    type = 'button',
    off = null,
    pressed,
    onPress,
  } = props;
  const reason = useReason(off);
  return (
    <>
      <button
        type={type}
        class={['button', `button-${look}`, `button-${size}`, props.class].filter(Boolean).join(' ')}
        aria-label={label}
        title={off === null ? label : undefined}
        aria-pressed={pressed}
        aria-disabled={off !== null}
        {...reason.control}
        onClick={(event) => (off === null ? onPress?.(event) : reason.refuse(event))}
      >
        {icon !== undefined && <Icon name={icon} size={look === 'icon' ? 22 : 18} />}
        {children}
      </button>
      {reason.note}
    </>
  );
};

/** A link styled as a button. */
export const ButtonLink = (
  props: Pick<ButtonProps, 'children' | 'label' | 'icon' | 'look' | 'size' | 'class'> & { readonly href: string },
) => {
  const { children, label, icon, look = 'plain', size = 'normal', href } = props;
  return (
    <a
      href={href}
      class={['button', `button-${look}`, `button-${size}`, props.class].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
    >
      {icon !== undefined && <Icon name={icon} size={look === 'icon' ? 22 : 18} />}
      {children}
    </a>
  );
};
