/** The picture on the billboard and the mark in lists. */

import { Die } from '../../pieces/Die.tsx';

export const Art = () => <Die enamel="cherry" face={5} />;

export const Sign = () => <Die enamel="cherry" face={5} />;
