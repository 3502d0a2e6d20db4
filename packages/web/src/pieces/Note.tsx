/** A money note as the flat strip that lies in casinos: the value is the information, the hue only helps. */

export interface NoteProps {
  /** In dollars. */
  readonly value: number;
  readonly class?: string;
}

/** On notes and signs money always has the international form. */
export const Note = ({ value, class: extra }: NoteProps) => (
  <span class={extra === undefined ? 'note' : `note ${extra}`} data-note={value / 1000} aria-hidden="true">
    {value / 1000}
    <small>K</small>
  </span>
);
