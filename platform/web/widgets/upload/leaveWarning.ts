let underway = 0;

const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault();

/** Shows the browser's leave warning while the promise is pending. */
export async function warnWhile<Outcome>(going: Promise<Outcome>): Promise<Outcome> {
  underway += 1;
  if (underway === 1) window.addEventListener('beforeunload', ask);
  try {
    return await going;
  } finally {
    underway -= 1;
    if (underway === 0) window.removeEventListener('beforeunload', ask);
  }
}
