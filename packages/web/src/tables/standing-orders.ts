/** The driver of standing orders, fetched with the first table of a game that has them. */

export { driveOrders } from '@fremont/table';
