// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { buildOf, loadChunk, prefetchChunk, type ReloadEnvironment } from './loadChunk.ts';

function tab(state: { online?: boolean; reloadedFor?: string } = {}) {
  return {
    isOnline: () => state.online ?? true,
    build: () => 'index-2.js',
    reloadedFor: () => state.reloadedFor ?? null,
    reload: vi.fn<ReloadEnvironment['reload']>(),
  } satisfies ReloadEnvironment;
}

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a chunk missing after a deployment reloads the page', async () => {
  const environment = tab();
  void loadChunk(missing, environment);
  await vi.waitFor(() => expect(environment.reload).toHaveBeenCalledExactlyOnceWith('index-2.js'));
});

test('the next deployment may reload the page again', async () => {
  const environment = tab({ reloadedFor: 'index-1.js' });
  void loadChunk(missing, environment);
  await vi.waitFor(() => expect(environment.reload).toHaveBeenCalledOnce());
});

test('a chunk still missing after the reload is an error, not a loop', async () => {
  const environment = tab({ reloadedFor: 'index-2.js' });
  await expect(loadChunk(missing, environment)).rejects.toThrow('Failed to fetch');
  expect(environment.reload).not.toHaveBeenCalled();
});

test('without network the page is not reloaded', async () => {
  const environment = tab({ online: false });
  await expect(loadChunk(missing, environment)).rejects.toThrow('Failed to fetch');
  expect(environment.reload).not.toHaveBeenCalled();
});

test('without storage the page is not reloaded', async () => {
  const environment = tab();
  environment.reload.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(loadChunk(missing, environment)).rejects.toThrow('Failed to fetch');
});

test('a prefetched chunk never reloads the page', async () => {
  const environment = tab();
  await expect(prefetchChunk(() => loadChunk(missing, environment))).rejects.toThrow('Failed to fetch');
  expect(environment.reload).not.toHaveBeenCalled();
  void loadChunk(missing, environment);
  await vi.waitFor(() => expect(environment.reload).toHaveBeenCalledOnce());
});

test('builds differ by their entry, though the script before it is the same', () => {
  const pageOf = (entry: string) =>
    new DOMParser().parseFromString(
      `<script type="module" src="/runtime.js"></script><script type="module" src="/${entry}"></script>`,
      'text/html',
    );
  expect(buildOf(pageOf('start-1.js'))).not.toBe(buildOf(pageOf('start-2.js')));
});
