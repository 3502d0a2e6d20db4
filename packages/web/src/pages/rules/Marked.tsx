/** Paragraphs and lists of the rules, with what is stressed and links to other rules. */

import type { Block, Inline } from './book.ts';

export const Marked = ({ body }: { readonly body: readonly Block[] }) => (
  <>
    {body.map((block, index) =>
      'list' in block ? (
        <ul key={index} class="rules-items">
          {block.list.map((item, position) => (
            <li key={position}>
              <Sentence inlines={item} />
            </li>
          ))}
        </ul>
      ) : (
        <p key={index}>
          <Sentence inlines={block} />
        </p>
      ),
    )}
  </>
);

const Sentence = ({ inlines }: { readonly inlines: readonly Inline[] }) => (
  <>
    {inlines.map((inline, index) => {
      if (typeof inline === 'string') return inline;
      if ('strong' in inline) {
        return (
          <b key={index} class="rules-stress">
            {inline.strong}
          </b>
        );
      }
      if ('emphasis' in inline) return <i key={index}>{inline.emphasis}</i>;
      return (
        <a key={index} class="rules-link" href={`#${inline.rule}`}>
          {inline.rule}
        </a>
      );
    })}
  </>
);
