/** The tooltip, and the hidden texts by which screen readers describe the elements. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { placeBeside } from '../../../ui/place-beside.ts';
import { explanationId } from '../../explain.ts';
import { explanationAt, explanationOf, THINGS } from './texts.ts';
import { explained, listenForTriggers } from './tooltip.ts';
import './explain.css';

const GAP = 10;

export const Explanations = ({ first }: { readonly first: Event }) => {
  useEffect(() => listenForTriggers(first), [first]);
  return (
    <>
      <div hidden>
        {THINGS.map((thing) => (
          <p key={thing} id={explanationId(thing)}>
            {explanationOf(thing)}
          </p>
        ))}
      </div>
      <Tooltip />
    </>
  );
};

const Tooltip = () => {
  const paper = useRef<HTMLDivElement>(null);
  const target = explained.value;
  useLayoutEffect(() => {
    if (paper.current !== null && target !== null) placeBeside(paper.current, target, GAP);
  });
  if (target === null) return null;
  return (
    <div ref={paper} class="explanation" role="tooltip">
      {explanationAt(target)}
    </div>
  );
};
