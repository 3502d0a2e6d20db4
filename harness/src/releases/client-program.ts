/** The client of a release as a program: takes its order as JSON, and prints its report as JSON. */

import { playAsClient } from './client.ts';

const [order = ''] = process.argv.slice(2);
console.log(JSON.stringify(await playAsClient(JSON.parse(order))));
process.exit(0);
