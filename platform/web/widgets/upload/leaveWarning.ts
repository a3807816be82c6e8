let underway = 0;

const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault();

/** While files are on their way the browser asks before the page is left. */
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
