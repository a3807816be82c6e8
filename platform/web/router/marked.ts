/** Tracks a promise's status as React's `use` does, so a resolved one does not suspend. */
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

export const isDone = (coming: Promise<unknown>) => 'status' in coming;
