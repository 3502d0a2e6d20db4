/** A worked example or a picture: the game's own drawing, and its caption. */

import { t } from '../../i18n/index.ts';
import type { AnyRulesBook, RulesText } from './book.ts';
import './figure.css';

export const Figure = (props: { readonly book: AnyRulesBook; readonly id: string; readonly text: RulesText }) => {
  const { Drawing } = props.book;
  const figure = props.text.figures[props.id];
  return (
    <figure class="figure">
      <Drawing id={props.id} text={props.text} />
      <figcaption>
        {figure?.isExample === true && <span class="cap">{t('rules.example')}</span>}
        {figure?.caption}
      </figcaption>
    </figure>
  );
};
