import type { TextsHook } from './lazyTexts.ts';

/** A page's chunk with the texts that it reads: they come beside it, not after it. */
export async function withTexts<Page>(
  coming: Promise<Page>,
  ...texts: readonly Pick<TextsHook<unknown>, 'load'>[]
): Promise<Page> {
  const [page] = await Promise.all([coming, ...texts.map(({ load }) => load())]);
  return page;
}
