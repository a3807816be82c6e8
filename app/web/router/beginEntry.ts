/** Asks who is here and for their menu, both at once, ahead of the frame that shows them (portal 2.4). */
export async function beginEntry(): Promise<void> {
  const { readEntry } = await import('./readEntry.ts');
  readEntry();
}
