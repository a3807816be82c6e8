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

test('a chunk that a deployment took away loads the page anew', async () => {
  const means = tab();
  void loadChunk(gone, means);
  await vi.waitFor(() => expect(means.reload).toHaveBeenCalledExactlyOnceWith('index-2.js'));
});

test('the next deployment may load the page anew again', async () => {
  const means = tab({ reloadedFor: 'index-1.js' });
  void loadChunk(gone, means);
  await vi.waitFor(() => expect(means.reload).toHaveBeenCalledOnce());
});

test('a chunk that is still gone after the reload is a fault, not a loop', async () => {
  const means = tab({ reloadedFor: 'index-2.js' });
  await expect(loadChunk(gone, means)).rejects.toThrow('Failed to fetch');
  expect(means.reload).not.toHaveBeenCalled();
});

test('without network the page is not thrown away', async () => {
  const means = tab({ online: false });
  await expect(loadChunk(gone, means)).rejects.toThrow('Failed to fetch');
  expect(means.reload).not.toHaveBeenCalled();
});

test('a browser that keeps nothing never loops', async () => {
  const means = tab();
  means.reload.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(loadChunk(gone, means)).rejects.toThrow('Failed to fetch');
});

test('a chunk that is only fetched in case it is needed never throws the page away', async () => {
  const means = tab();
  await expect(loadAhead(() => loadChunk(gone, means))).rejects.toThrow('Failed to fetch');
  expect(means.reload).not.toHaveBeenCalled();
  void loadChunk(gone, means);
  await vi.waitFor(() => expect(means.reload).toHaveBeenCalledOnce());
});
