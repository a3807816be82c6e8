import pg from 'pg';

const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 3;

/** Retries a transaction aborted as deadlock victim. `work`: a whole transaction without other effects. */
export async function retryOnDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (fault) {
      if (attempt === MAX_ATTEMPTS || !isDeadlock(fault)) throw fault;
    }
  }
}

function isDeadlock(fault: unknown): boolean {
  const cause = fault instanceof Error && fault.cause !== undefined ? fault.cause : fault;
  return cause instanceof pg.DatabaseError && cause.code === DEADLOCK;
}
