import { expect, test, vi } from 'vitest';
import { loadChunk, type ReloadMeans } from './loadChunk.ts';

function tab(state: { online?: boolean; reloaded?: boolean } = {}) {
  let reloaded = state.reloaded ?? false;
  const means: ReloadMeans = {
    isOnline: () => state.online ?? true,
    hasReloaded: () => reloaded,
    noteReload: (now) => {
      reloaded = now;
    },
    reload: vi.fn(),
  };
  return { means, hasReloaded: () => reloaded };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a chunk that a deployment took away loads the page anew', async () => {
  const { means, hasReloaded } = tab();
  void loadChunk(gone, means);
  await vi.waitFor(() => expect(means.reload).toHaveBeenCalledOnce());
  expect(hasReloaded()).toBe(true);
});

test('a chunk that is still gone after the reload is a fault, not a loop', async () => {
  const { means } = tab({ reloaded: true });
  await expect(loadChunk(gone, means)).rejects.toThrow('Failed to fetch');
  expect(means.reload).not.toHaveBeenCalled();
});

test('without network the page is not thrown away', async () => {
  const { means } = tab({ online: false });
  await expect(loadChunk(gone, means)).rejects.toThrow('Failed to fetch');
  expect(means.reload).not.toHaveBeenCalled();
});
