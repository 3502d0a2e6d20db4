export * from './bots.ts';
export * from './decode.ts';
export { recordOfLog } from './line.ts';
export * from './log.ts';
export * from './memory-store.ts';
export * from './messages.ts';
export * from './opening.ts';
export * from './orders.ts';
export { type ChangeListener, Table, type TableParts } from './table.ts';
