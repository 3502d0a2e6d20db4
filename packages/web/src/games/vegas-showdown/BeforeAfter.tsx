/** A number before and after an action, as an entry of a list. */

interface BeforeAfterProps {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** A payment is not highlighted as a gain. */
  readonly isCost?: boolean;
}

export const BeforeAfter = ({ name, from, to, isCost = false }: BeforeAfterProps) => (
  <div class={from === to || isCost ? 'change' : 'change change-new'}>
    <dt>{name}</dt>
    <dd>{from === to ? to : `${from} › ${to}`}</dd>
  </div>
);
