import { expect, test, vi } from 'vitest';
import { loadAhead, loadChunk, type ReloadMeans } from './loadChunk.ts';

function tab(state: { online?: boolean; reloadedFor?: string } = {}) {
  return {
    isOnline: () => state.online ?? true,
    build: () => 'index-2.js',
    reloadedFor: () => state.reloadedFor ?? null,
    reload: vi.fn<ReloadMeans['reload']>(),
  } satisfies ReloadMeans;
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a chunk missing after a deployment reloads the page', async () => {
  const means = tab();
  void loadChunk(gone, means);
  await vi.waitFor(() => expect(means.reload).toHaveBeenCalledExactlyOnceWith('index-2.js'));
});

test('the next deployment may reload the page again', async () => {
  const means = tab({ reloadedFor: 'index-1.js' });
  void loadChunk(gone, means);
  await vi.waitFor(() => expect(means.reload).toHaveBeenCalledOnce());
});

test('a chunk still missing after the reload is an error, not a loop', async () => {
  const means = tab({ reloadedFor: 'index-2.js' });
  await expect(loadChunk(gone, means)).rejects.toThrow('Failed to fetch');
  expect(means.reload).not.toHaveBeenCalled();
});

test('without network the page is not reloaded', async () => {
  const means = tab({ online: false });
  await expect(loadChunk(gone, means)).rejects.toThrow('Failed to fetch');
  expect(means.reload).not.toHaveBeenCalled();
});

test('without storage the page is not reloaded', async () => {
  const means = tab();
  means.reload.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(loadChunk(gone, means)).rejects.toThrow('Failed to fetch');
});

test('a prefetched chunk never reloads the page', async () => {
  const means = tab();
  await expect(loadAhead(() => loadChunk(gone, means))).rejects.toThrow('Failed to fetch');
  expect(means.reload).not.toHaveBeenCalled();
  void loadChunk(gone, means);
  await vi.waitFor(() => expect(means.reload).toHaveBeenCalledOnce());
});
