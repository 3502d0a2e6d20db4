// `npm run new-game -- my-game`: a complete game to start from, copied from the template and listed in the manifest.

import { foldersOf, idFault, MANIFEST, writeGame } from './lib/new-game.mjs';
import { endWithChildren, runNode } from './lib/run.mjs';
import { ROOT } from './lib/tree.mjs';
import { install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
const [id = '', ...others] = process.argv.slice(2);
const fault =
  others.length > 0 ? 'name one game: npm run new-game -- my-game' : idFault(ROOT, id === '' ? undefined : id);
if (fault !== null) {
  console.error(`new-game: ${fault}`);
  process.exit(2);
}
await install();
writeGame(ROOT, id);
// Names of another length break lines elsewhere and come in another order.
const biome = 'node_modules/@biomejs/biome/bin/biome';
const { code, output } = await runNode([biome, 'check', '--write', ...foldersOf(id), MANIFEST], { quiet: true });
if (code !== 0) console.error(output);
else
  console.log(
    `Written: ${foldersOf(id).join(', ')}; listed in ${MANIFEST}.
Play it: npm start, or npx fremont play ${id} --seats 2 --bots greedy. Test it: npm test -- ${id}
Now change the rules, packages/games/${id}/rules.en.md first; docs/adding-a-game.md goes with you.`,
  );
process.exitCode = code;
