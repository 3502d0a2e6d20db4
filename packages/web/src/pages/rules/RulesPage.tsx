/** The rules of one game as a page. */

import { frontOf } from '../../games/fronts.ts';
import { address } from '../../router/index.ts';
import { NotFoundPage } from '../error/NotFoundPage.tsx';
import { Page } from '../frame/Page.tsx';
import { RulesText } from './RulesText.tsx';
import { useBook } from './reading.ts';

export const RulesPage = ({ game }: { readonly game: string }) => {
  const front = frontOf(game);
  const open = useBook(game);
  if (front === null || open === null) return <NotFoundPage />;
  if (open === undefined) return null;
  return (
    <Page title={open.text.title}>
      <RulesText front={front} {...open} anchor={address.value.anchor} otherGames />
    </Page>
  );
};
