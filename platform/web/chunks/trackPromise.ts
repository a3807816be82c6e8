/** Tracks a promise's status as React's `use` does, so a resolved one does not suspend. */
export function trackPromise<Value>(promise: Promise<Value>): Promise<Value> {
  const mark = (outcome: object) => {
    Object.assign(promise, outcome);
  };
  promise.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason: unknown) => mark({ status: 'rejected', reason }),
  );
  return promise;
}

export const isSettled = (promise: Promise<unknown>) => 'status' in promise;
