import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Files } from './files/files.ts';
import type { Metrics } from './http/metrics.ts';
import type { Log } from './log.ts';
import type { NotificationBus } from './notifications/notificationBus.ts';

export interface Platform extends Database {
  config: Config;
  log: Log;
  metrics: Metrics;
  bus: NotificationBus;
  files: Files;
}
