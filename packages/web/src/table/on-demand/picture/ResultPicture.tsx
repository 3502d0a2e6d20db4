/** The picture of a finished match: the final board, and beside it the result. */

import { at } from '@fremont/kernel';
import type { FunctionComponent } from 'preact';
import { t } from '../../../i18n/index.ts';
import wordmarkDay from '../../../pages/frame/art/wordmark-day.svg';
import wordmarkNight from '../../../pages/frame/art/wordmark-night.svg';
import { Badge } from '../../../pieces/Badge.tsx';
import { DiceSprite } from '../../../pieces/DiceSprite.tsx';
import { theme } from '../../../settings/index.ts';
import type { ModelProps, ScreenTypes } from '../../game-screen.ts';
import { playerAt } from '../../players.ts';
import { rankedSeats } from '../../ranking.ts';
import { type FinaleFacts, heading } from '../finale/words.ts';
import './result-picture.css';

export interface ResultPictureProps {
  readonly facts: FinaleFacts<ScreenTypes>;
  /** The drawing of the game. */
  readonly Board: FunctionComponent<ModelProps<ScreenTypes>>;
}

export const ResultPicture = ({ facts, Board }: ResultPictureProps) => {
  const { model, game, outcome } = facts;
  const { screen, players } = model;
  return (
    <div class="share-picture" data-game={model.setting.game}>
      <DiceSprite />
      <div class="share-result">
        <p class="share-game">
          <b>{screen.title(model)}</b>
          <span>{screen.subtitle(model)}</span>
        </p>
        <h2>{heading({ ...facts, you: null })}</h2>
        <ol>
          {rankedSeats(outcome, players).map(({ seat, placing }) => {
            const { name, colour, initial } = playerAt(players, seat);
            return (
              <li key={seat} data-first={placing === 1}>
                <span class="share-place">{t('finale.rank', { place: placing })}</span>
                <Badge enamel={colour} initial={initial} />
                <bdi>{name}</bdi>
                <b>{game.scoreShort(at(outcome.scores, seat))}</b>
              </li>
            );
          })}
        </ol>
        <img src={theme.value === 'day' ? wordmarkDay : wordmarkNight} width="113" height="40" alt="" />
      </div>
      <div class="share-board">
        <div class="table-app">
          <div class="stage">
            <Board model={model} />
          </div>
        </div>
      </div>
    </div>
  );
};
