/** Result of a save (documents 4.5). */
export const SAVE_FLAG = { saving: '0', saved: '1', timedOut: '2' } as const;
export type SaveFlag = (typeof SAVE_FLAG)[keyof typeof SAVE_FLAG];

/** Documents 4.5: the first question after 2 s, then every 2 s, at most 10; both results close 3 s later. */
export const SAVE_POLL = { everyMs: 2_000, tries: 10, closeAfterMs: 3_000 } as const;

/** Asks until the document is saved; a question without an answer counts as one of the tries. */
export async function pollSave(
  ask: () => Promise<string>,
  wait: (ms: number) => Promise<unknown>,
): Promise<Exclude<SaveFlag, '0'>> {
  for (let tries = 0; tries < SAVE_POLL.tries; tries += 1) {
    await wait(SAVE_POLL.everyMs);
    const flag = await ask().catch(() => SAVE_FLAG.saving);
    if (flag === SAVE_FLAG.saved || flag === SAVE_FLAG.timedOut) return flag;
  }
  return SAVE_FLAG.timedOut;
}
