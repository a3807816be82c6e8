import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError, NO_RESPONSE } from '../../../../../platform/web/request/callError.ts';
import type { OfficeOpened } from '../../wire.ts';
import { AUTOSAVE_EVERY_MS, Saver, WRITE_DRAFT_AFTER_MS } from './saver.ts';
import { UnsavedStore } from './unsavedStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened: OfficeOpened = {
  batchNo: 'b',
  fileName: 'packing.docx',
  extension: 'docx',
  byteCount: 8,
  versionNo: 1,
  mode: 'edit',
  abilities: { edit: true },
  holder: null,
  losses: [],
  wopi: null,
};

class KeepingStore extends UnsavedStore {
  override write(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

function saverThat(upload: () => Promise<void>, onTake = () => {}) {
  const statuses: string[] = [];
  const saver = new Saver({
    opened,
    store: new KeepingStore({ kind: 'resource', documentId: 1, person: { userId: 1 } }),
    take: async () => {
      onTake();
      return { kind: 'docx', bytes: new ArrayBuffer(8) };
    },
    onStatus: ({ status }) => statuses.push(status),
    onUploaded: () => undefined,
    upload,
  });
  return { saver, statuses };
}

test('each minute what was typed is saved, and nothing where nothing was', async () => {
  let uploads = 0;
  const { saver, statuses } = saverThat(async () => {
    uploads += 1;
  });
  let isAllowed = true;
  const stop = saver.startAutosave(() => isAllowed);
  saver.changed();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_EVERY_MS - 1);
  expect(uploads).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(uploads).toBe(1);
  expect([statuses.at(-1), saver.hasUnsaved]).toEqual(['autosaved', false]);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_EVERY_MS * 2);
  expect(uploads).toBe(1);
  // without a lock, or without a connection
  isAllowed = false;
  saver.changed();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_EVERY_MS * 2);
  expect([uploads, saver.hasUnsaved]).toEqual([1, true]);
  isAllowed = true;
  stop();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_EVERY_MS * 2);
  expect(uploads).toBe(1);
});

test('a save without an answer is tried again a minute later', async () => {
  let tries = 0;
  const { saver } = saverThat(async () => {
    tries += 1;
    if (tries === 1) throw new CallError('', { code: NO_RESPONSE });
  });
  const stop = saver.startAutosave(() => true);
  saver.changed();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_EVERY_MS);
  expect(saver.hasUnsaved).toBe(true);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_EVERY_MS);
  expect([tries, saver.hasUnsaved]).toEqual([2, false]);
  stop();
});

test('changes are called kept once the last of them are', async () => {
  let takes = 0;
  const { saver, statuses } = saverThat(
    () => Promise.resolve(),
    () => {
      takes += 1;
      if (takes === 1) saver.changed();
    },
  );
  saver.changed();
  await vi.advanceTimersByTimeAsync(WRITE_DRAFT_AFTER_MS);
  expect([takes, statuses]).toEqual([1, ['unsaved', 'unsaved']]);
  await vi.advanceTimersByTimeAsync(WRITE_DRAFT_AFTER_MS);
  expect([takes, statuses.at(-1)]).toEqual([2, 'kept']);
});
