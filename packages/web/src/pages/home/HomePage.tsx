/** The first page: the sign, the game, the tables to go back to. */

export const HomePage = () => <main id="main">Fremont</main>;
