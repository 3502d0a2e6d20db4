/** The rows of the settings page. */

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export const Section = (props: {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}) => (
  <section id={props.id} class="settings-section" aria-labelledby={`${props.id}-title`}>
    <h2 id={`${props.id}-title`}>{props.title}</h2>
    {props.children}
  </section>
);

/** A setting: title, description and control. The control gets the id of the description. */
export const Row = (props: {
  readonly title: string;
  readonly text: string;
  readonly children?: (describedBy: string) => ComponentChildren;
}) => {
  const id = useId();
  return (
    <div class="settings-row">
      <div class="settings-text">
        <b>{props.title}</b>
        <span id={id}>{props.text}</span>
      </div>
      {props.children?.(id)}
    </div>
  );
};
