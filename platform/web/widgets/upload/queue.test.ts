// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { GENERAL_RULE } from '../../../wire/uploadRules.ts';
import type { UploadedFile } from '../files/uploadCalls.ts';
import type { BatchSummary } from './batch.ts';
import { nameOf } from './item.ts';
import { type QueueDependencies, UploadQueue } from './queue.ts';
import type { TransferOptions } from './transferOptions.ts';

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }));
});

const file = (name: string, bytes = 1000, type = '') => new File([new Uint8Array(bytes)], name, { type });

let lastId = 0;
const uploaded = ({ name, size }: File): UploadedFile => ({
  resourceId: ++lastId,
  resourceName: name,
  relativPath: '',
  byteCount: size,
  extension: '',
  mimeType: '',
  hasThumbnail: false,
  abilities: { change: true },
});

interface UploadRequest {
  file: File;
  replaces: UploadedFile | null;
  transfer: TransferOptions;
  arrive: () => void;
  break: (fault: Error) => void;
}

/** Queue over a server stub that the test controls. */
function widget(changes: Partial<QueueDependencies> = {}) {
  const requests: UploadRequest[] = [];
  const stored: UploadedFile[][] = [];
  const batches: BatchSummary[] = [];
  const dependencies: QueueDependencies = {
    rule: GENERAL_RULE,
    overwrites: false,
    swaps: false,
    check: async () => null,
    confirmReplace: async () => true,
    onStored: (files) => stored.push(files),
    onBatch: (summary) => batches.push(summary),
    reasonOf: async (thrown) => (thrown instanceof Error ? thrown.message : ''),
    send: (sent, replaces, transfer) =>
      new Promise((resolve, reject) => {
        transfer.signal.addEventListener('abort', () => reject(transfer.signal.reason));
        requests.push({
          file: sent,
          replaces,
          transfer,
          arrive: () => resolve(uploaded(sent)),
          break: reject,
        });
      }),
    ...changes,
  };
  const queue = new UploadQueue(() => dependencies);
  const shown = () => queue.state().items.map((item) => `${nameOf(item)} ${item.status}`);
  const keyOf = (name: string) => queue.state().items.find((item) => nameOf(item) === name)?.key ?? '';
  const waitForRequests = (count: number) => vi.waitFor(() => expect(requests).toHaveLength(count));
  return { queue, requests, stored, batches, shown, keyOf, onTheWay: waitForRequests };
}

test('a file is uploaded and reaches the form', async () => {
  const { queue, requests, stored, batches, shown, onTheWay: waitForRequests } = widget();
  await queue.add([file('运单.pdf')]);
  await waitForRequests(1);
  requests[0]?.transfer.onPercent(45);
  expect(queue.state().items[0]).toMatchObject({ status: 'uploading', percent: 45 });
  requests[0]?.arrive();
  await vi.waitFor(() => expect(shown()).toEqual(['运单.pdf uploaded']));
  expect(stored.at(-1)?.map(({ resourceName }) => resourceName)).toEqual(['运单.pdf']);
  expect(batches[0]).toMatchObject({
    all: [{ name: '运单.pdf' }],
    success: [{ file: { name: '运单.pdf' } }],
  });
});

test('each invalid file gets its error, and the summary groups them', async () => {
  const { queue, requests, batches, onTheWay: waitForRequests } = widget();
  const long = `${'a'.repeat(51)}.pdf`;
  await queue.add([
    file('good.pdf'),
    file('setup.exe'),
    file('photo.rar'),
    file('empty.pdf', 0),
    file('big.pdf', 5_300_000),
    file(long),
    file('good.pdf'),
  ]);
  await waitForRequests(1);
  requests[0]?.arrive();
  await vi.waitFor(() => expect(batches).toHaveLength(1));
  const names = Object.fromEntries(
    Object.entries(batches[0] ?? {}).map(([list, files]) => [
      list,
      files.map((one: File | { file: File }) => (one instanceof File ? one.name : one.file.name)),
    ]),
  );
  expect(names).toMatchObject({
    success: ['good.pdf'],
    disabledType: ['setup.exe'],
    wrongType: ['photo.rar'],
    wrongSize: ['empty.pdf', 'big.pdf'],
    wrongName: [long],
    error: ['good.pdf'],
  });
  expect(names.all).toHaveLength(7);
});

test('no more are uploaded than the record may have; the rest is reported once', async () => {
  const {
    queue,
    requests,
    batches,
    shown,
    onTheWay: waitForRequests,
  } = widget({ rule: { ...GENERAL_RULE, maxFiles: 2 } });
  await queue.add([file('1.pdf'), file('2.pdf'), file('3.pdf')]);
  expect(shown()).toEqual(['1.pdf uploading', '2.pdf uploading']);
  expect(queue.state().countFault).toEqual({ key: 'tooMany', most: 2 });
  await waitForRequests(2);
  for (const one of requests) one.arrive();
  await vi.waitFor(() => expect(batches[0]?.error).toHaveLength(1));
});

test('three upload in parallel, the next one follows', async () => {
  const { queue, requests, shown, onTheWay: waitForRequests } = widget();
  await queue.add(['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => file(name)));
  await waitForRequests(3);
  expect(shown()[3]).toBe('4.pdf waiting');
  requests[1]?.arrive();
  await waitForRequests(4);
  expect(shown()).toEqual(['1.pdf uploading', '2.pdf uploaded', '3.pdf uploading', '4.pdf uploading']);
});

test('a cancelled file leaves the list, and the batch completes without it', async () => {
  const { queue, requests, batches, shown, keyOf, onTheWay: waitForRequests } = widget();
  await queue.add([file('1.pdf'), file('2.pdf')]);
  await waitForRequests(2);
  queue.dismiss(keyOf('1.pdf'));
  expect(requests[0]?.transfer.signal.aborted).toBe(true);
  requests[1]?.arrive();
  await vi.waitFor(() => expect(batches).toHaveLength(1));
  expect(shown()).toEqual(['2.pdf uploaded']);
  expect(batches[0]).toMatchObject({ success: [{ file: { name: '2.pdf' } }], error: [] });
});

test('a lost upload can be retried; a file that breaks the rule cannot', async () => {
  const { queue, requests, shown, keyOf, onTheWay: waitForRequests } = widget();
  await queue.add([file('1.pdf'), file('2.exe')]);
  await waitForRequests(1);
  requests[0]?.break(new Error('lost'));
  await vi.waitFor(() => expect(shown()).toContain('1.pdf failed'));
  queue.retry(keyOf('2.exe'));
  queue.retry(keyOf('1.pdf'));
  await waitForRequests(2);
  requests[1]?.arrive();
  await vi.waitFor(() => expect(shown()).toEqual(['1.pdf uploaded', '2.exe failed']));
});

test('a file of the same name replaces the old one after confirmation', async () => {
  const asked = vi.fn(async () => true);
  const {
    queue,
    requests,
    stored,
    shown,
    onTheWay: waitForRequests,
  } = widget({ overwrites: true, confirmReplace: asked });
  const old = uploaded(file('运单.pdf'));
  queue.sync([old]);
  await queue.add([file('运单.pdf', 2000)]);
  await waitForRequests(1);
  expect(requests[0]?.replaces).toEqual(old);
  requests[0]?.arrive();
  await vi.waitFor(() => expect(shown()).toEqual(['运单.pdf uploaded']));
  expect(stored.at(-1)).toMatchObject([{ byteCount: 2000 }]);
  expect(asked).toHaveBeenCalledOnce();
});

test('a file replaces one whose data changed during the confirmation', async () => {
  const old = uploaded(file('运单.pdf'));
  const known = { ...old, hasThumbnail: true };
  const confirmReplace = async () => {
    queue.sync([known]);
    return true;
  };
  const { queue, requests, shown, onTheWay: waitForRequests } = widget({ overwrites: true, confirmReplace });
  queue.sync([old]);
  await queue.add([file('运单.pdf', 2000)]);
  await waitForRequests(1);
  expect(requests[0]?.replaces).toEqual(known);
  expect(shown()).toHaveLength(1);
});

test('declining or cancelling an overwrite keeps the old file', async () => {
  const answers = [false, true];
  const confirmReplace = async () => answers.shift() ?? false;
  const { queue, batches, shown, onTheWay: waitForRequests } = widget({ overwrites: true, confirmReplace });
  queue.sync([uploaded(file('运单.pdf'))]);
  await queue.add([file('运单.pdf', 2000)]);
  expect(shown()).toEqual(['运单.pdf uploaded']);
  expect(batches).toMatchObject([{ success: [], error: [] }]);
  await queue.add([file('运单.pdf', 3000)]);
  await waitForRequests(1);
  queue.dismiss(queue.state().items[0]?.key ?? '');
  expect(queue.state().items).toMatchObject([{ status: 'uploaded', resource: { byteCount: 1000 } }]);
});

test('a failed check of the page gives its own reason', async () => {
  const { queue, shown } = widget({ check: async () => 'no folders' });
  await queue.add([file('1.pdf')]);
  await vi.waitFor(() => expect(shown()).toEqual(['1.pdf failed']));
  expect(queue.state().items[0]).toMatchObject({ failure: { kind: 'check', reason: 'no folders' } });
});

test('a reset or refilled form replaces the uploaded files; pending ones stay', async () => {
  const { queue, shown, onTheWay: waitForRequests } = widget();
  const [one, two] = [uploaded(file('1.pdf')), uploaded(file('2.pdf'))];
  queue.sync([one]);
  await queue.add([file('3.pdf')]);
  await waitForRequests(1);
  queue.sync([one, two]);
  expect(shown()).toEqual(['1.pdf uploaded', '2.pdf uploaded', '3.pdf uploading']);
  queue.sync([]);
  expect(shown()).toEqual(['3.pdf uploading']);
});

test('in a field of one file a new choice takes the place of the old one, also after one that failed', async () => {
  const { queue, requests, stored, shown, onTheWay } = widget({ rule: { ...GENERAL_RULE, maxFiles: 1 }, swaps: true });
  const licence = { ...uploaded(file('licence.pdf')), abilities: { change: false } };
  queue.sync([licence]);
  await queue.add([file('wrong.exe')]);
  await queue.add([file('sharper.pdf')]);
  await onTheWay(1);
  requests[0]?.break(new Error('the line broke'));
  await vi.waitFor(() => expect(shown()).toEqual(['sharper.pdf failed']));
  await queue.add([file('sharpest.pdf')]);
  await onTheWay(2);
  requests[1]?.arrive();
  await vi.waitFor(() => expect(shown()).toEqual(['sharpest.pdf uploaded']));
  expect(stored.at(-1)?.map(({ resourceName }) => resourceName)).toEqual(['sharpest.pdf']);
});
