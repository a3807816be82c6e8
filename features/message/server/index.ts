export { messageSql, wasSentSql } from './messageSql.ts';
export { countsNotifier } from './notifications.ts';
export { selectAccountsInQuietHours as findAccountsInQuietHours } from './quietHours.ts';
export { closeTodos, type NewMessage, sendMessages } from './sendMessages.ts';
