let pending = 0;

const preventLeaving = (leaving: BeforeUnloadEvent) => leaving.preventDefault();

/** Shows the browser's leave warning while the promise is pending. */
export async function warnBeforeUnload<Outcome>(promise: Promise<Outcome>): Promise<Outcome> {
  pending += 1;
  if (pending === 1) window.addEventListener('beforeunload', preventLeaving);
  try {
    return await promise;
  } finally {
    pending -= 1;
    if (pending === 0) window.removeEventListener('beforeunload', preventLeaving);
  }
}
