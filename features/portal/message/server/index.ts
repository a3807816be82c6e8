export { messageSql, wasSentSql } from './messageSql.ts';
export { countsNotifier } from './notifications.ts';
export { selectAccountsInQuietHours as findAccountsInQuietHours } from './quietHours.ts';
export { closeTodos, type NewMessage, news, sendMessages, todosAbout } from './sendMessages.ts';
