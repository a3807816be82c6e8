import pg from 'pg';

const DEADLOCK = '40P01';
const MOST_TRIES = 3;

/** Retries a transaction aborted as deadlock victim. `work`: a whole transaction without other effects. */
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
