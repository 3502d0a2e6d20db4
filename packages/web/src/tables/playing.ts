/** The code of tables in play. A worker whose browser has no tables yet lists none without it. */

export {
  newSetting,
  openTable,
  recordOfLog,
  rotateSeats,
  SUBSTITUTE_LEVEL,
} from '@fremont/table';
export { HostedTable } from './hosted-table.ts';
