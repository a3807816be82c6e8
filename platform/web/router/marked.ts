/**
 * Marks a promise as React does, so that `use` reads one that is done at once instead of suspending again:
 * a page whose parts are there is drawn in one go.
 */
export function marked<Value>(coming: Promise<Value>): Promise<Value> {
  const mark = (outcome: object) => {
    Object.assign(coming, outcome);
  };
  coming.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason: unknown) => mark({ status: 'rejected', reason }),
  );
  return coming;
}

/** Whether a marked promise is done. */
export const isDone = (coming: Promise<unknown>) => 'status' in coming;
