/** The simulator of Lords of Vegas, written for speed, for playouts and benchmarks. */

export { simulatorDriver } from './driver.ts';
export { deal, playRandomly } from './match.ts';
export { Table } from './table.ts';
