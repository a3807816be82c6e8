import pg from 'pg';

const DEADLOCK = '40P01';
const MOST_TRIES = 3;

/**
 * Does a transaction, again if need be: of two that wait for each other PostgreSQL ends one, which then has done
 * nothing. `work` must be one whole transaction and touch nothing outside it.
 */
export async function againAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (fault) {
      if (tries === MOST_TRIES || !isDeadlock(fault)) throw fault;
    }
  }
}

function isDeadlock(fault: unknown): boolean {
  const cause = fault instanceof Error && fault.cause !== undefined ? fault.cause : fault;
  return cause instanceof pg.DatabaseError && cause.code === DEADLOCK;
}
