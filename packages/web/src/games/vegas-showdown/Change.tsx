/** A number before and after, as one entry of a list. */

interface ChangeProps {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** What is paid is not a gain. */
  readonly isCost?: boolean;
}

export const Change = ({ name, from, to, isCost = false }: ChangeProps) => (
  <div class={from === to || isCost ? 'change' : 'change change-new'}>
    <dt>{name}</dt>
    <dd>{from === to ? to : `${from} › ${to}`}</dd>
  </div>
);
