import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './connect.ts';

/**
 * For tests and development: who asks the pool while its transaction holds a connection fails at once. In production
 * as many transactions as there are connections would wait for each other.
 */
export function forbidPoolInTransactions({ pool, batches, db }: Database): void {
  const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();
  const transaction = db.transaction.bind(db);
  db.transaction = (work, options) =>
    transaction((inside) => {
      const own = { isOpen: true };
      const run = async () => {
        try {
          return await work(inside);
        } finally {
          own.isOpen = false;
        }
      };
      return transactions.run(own, run);
    }, options);
  for (const asked of [pool, batches]) {
    asked.connect = new Proxy(asked.connect, {
      apply(connect, self, args) {
        if (transactions.getStore()?.isOpen) throw new Error('a transaction asked the pool for a connection');
        return Reflect.apply(connect, self, args);
      },
    });
  }
}
