/** A bill as a flat strip. The value is the information; the hue is an aid. */

export interface NoteProps {
  /** In dollars. */
  readonly value: number;
  readonly class?: string;
}

/** Bills and signs show money in the same form in every language. */
export const Note = ({ value, class: extra }: NoteProps) => (
  <span class={extra === undefined ? 'note' : `note ${extra}`} data-note={value / 1000} aria-hidden="true">
    {value / 1000}
    <small>K</small>
  </span>
);
