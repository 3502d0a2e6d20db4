/** A number before and after, as one entry of a list. */

interface ChangeProps {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export const Change = ({ name, from, to }: ChangeProps) => (
  <div class={from === to ? 'change' : 'change change-new'}>
    <dt>{name}</dt>
    <dd>{from === to ? to : `${from} › ${to}`}</dd>
  </div>
);
