/** A button of the control list. A disabled button stays focusable and shows the reason on hover, focus and press. */

import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { playCue } from '../sound/index.ts';
import type { Control, Reason } from './controls.ts';
import { type Explained, explanationId } from './explain.ts';
import type { Players } from './players.ts';
import { spelled } from './sentences.ts';
import { hideWhySoon, showWhy, showWhySoon } from './why.ts';

interface ControlButtonProps {
  readonly control: Control;
  readonly players: Players;
  readonly class?: string;
  readonly pressed?: boolean | undefined;
  /** The full name where the visible text is short. */
  readonly label?: string;
  readonly tabIndex?: number;
  /** What the control is, for people who do not know it yet. */
  readonly about?: Explained;
  readonly children: ComponentChildren;
}

export const ControlButton = (props: ControlButtonProps) => {
  const { control, players, about, children } = props;
  const id = useId();
  const { off } = control;
  return (
    <button
      type="button"
      class={props.class}
      data-control={control.id}
      aria-disabled={off !== null}
      aria-pressed={props.pressed}
      data-explain={about}
      aria-describedby={describedBy(off === null ? null : id, about)}
      tabIndex={props.tabIndex}
      {...(off === null ? {} : whyHandlers(off))}
      onClick={(event) => (off === null ? control.run() : refuse(off, event.currentTarget))}
    >
      {props.label === undefined ? children : <Named label={props.label}>{children}</Named>}
      {off !== null && (
        <span id={id} hidden>
          {spelled(off.why, players)}
        </span>
      )}
    </button>
  );
};

/** The reason comes before the explanation. */
const describedBy = (reason: string | null, about: Explained | undefined): string | undefined => {
  const ids = [...(reason === null ? [] : [reason]), ...(about === undefined ? [] : [explanationId(about)])];
  return ids.length === 0 ? undefined : ids.join(' ');
};

/** Gives screen readers a full name in place of the visible parts. */
export const Named = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <>
    <span class="visually-hidden">{label}</span>
    <span class="unnamed" aria-hidden="true">
      {children}
    </span>
  </>
);

/** Shows the reason on hover and on keyboard focus. */
const whyHandlers = (
  reason: Reason,
): Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> => ({
  onPointerEnter: ({ currentTarget, pointerType }) => {
    if (pointerType === 'mouse') showWhySoon(reason, currentTarget);
  },
  onPointerLeave: ({ currentTarget }) => hideWhySoon(currentTarget),
  onFocus: ({ currentTarget }) => {
    if (currentTarget.matches(':focus-visible')) showWhy(reason, currentTarget);
  },
  onBlur: ({ currentTarget }) => hideWhySoon(currentTarget),
});

const SHAKE = [{ translate: '0' }, { translate: '4px' }, { translate: '-4px' }, { translate: '0' }];

/** Answers a press on a disabled control with a sound, the reason and a shake. */
export const refuse = (reason: Reason, target: Element): void => {
  playCue('refused');
  showWhy(reason, target, true);
  if (document.documentElement.dataset['motion'] === 'full') target.animate(SHAKE, 160);
};
