import type { TextsHook } from './lazyTexts.ts';

/** Loads a page's chunk and its texts in parallel. */
export async function withTexts<Page>(
  loading: Promise<Page>,
  ...texts: readonly Pick<TextsHook<unknown>, 'load'>[]
): Promise<Page> {
  const [page] = await Promise.all([loading, ...texts.map(({ load }) => load())]);
  return page;
}
