/** A worked example: the game's own drawing and what it shows in words. */

import { t } from '../../i18n/index.ts';
import type { AnyRulesBook, RulesText } from './book.ts';
import './figure.css';

export const Figure = (props: { readonly book: AnyRulesBook; readonly id: string; readonly text: RulesText }) => {
  const { Drawing } = props.book;
  return (
    <figure class="figure">
      <Drawing id={props.id} text={props.text} />
      <figcaption>
        {props.book.pictures?.includes(props.id) !== true && <span class="cap">{t('rules.example')}</span>}
        {props.text.figures[props.id]}
      </figcaption>
    </figure>
  );
};
