// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { signedIn } from '../../../wire/access.ts';
import { call } from '../../../wire/call.ts';
import { CODE, data, fields, file, nothing } from '../../../wire/envelope.ts';
import { GENERAL_RULE } from '../../../wire/uploadRules.ts';
import { queryClient } from '../../query/client.ts';
import { CallError } from '../../request/callError.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { type UploadCalls, type UploadedFile, UploadSource } from '../files/uploadCalls.ts';
import { FileUploader } from './FileUploader.tsx';
import { useUploadFaultTexts, useUploadTexts } from './texts.ts';

const sent = vi.hoisted(() => vi.fn());
vi.mock('./transport.ts', () => ({ sendFile: sent }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const write = {
  method: 'POST',
  effect: 'write',
  access: signedIn,
  summary: '',
  detectsDuplicates: true,
} as const;
const uploaded = fields({ busiResources: z.array(z.custom<UploadedFile>()) });
const replaced = z.object({ resourceId: z.number() });

const CALLS: UploadCalls = {
  upload: call({ ...write, path: '/up', input: z.object({}), upload: { maxBytes: 9 }, response: uploaded }),
  reUpload: call({ ...write, path: '/again', input: replaced, upload: { maxBytes: 9 }, response: uploaded }),
  finishParts: call({
    ...write,
    path: '/whole',
    input: z.object({ uploadId: z.string() }),
    response: uploaded,
  }),
  deleteResource: call({ ...write, path: '/away', input: replaced, response: nothing() }),
  download: call({ ...write, effect: 'read', path: '/down', input: replaced, response: file() }),
  detail: call({
    ...write,
    effect: 'read',
    path: '/seen',
    input: replaced,
    response: data(z.object({ entries: z.null() })),
  }),
  partsPath: '/parts',
};

const waybill: UploadedFile = {
  resourceId: 7,
  resourceName: '运单.pdf',
  relativPath: '',
  byteCount: 2_400_000,
  extension: 'pdf',
  mimeType: 'application/pdf',
  hasThumbnail: false,
  abilities: { change: true },
};

async function shown(props: Partial<ComponentProps<typeof FileUploader>>) {
  await Promise.all([useUploadTexts.load(), useUploadFaultTexts.load(), usePlatformTexts.load()]);
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <UploadSource value={CALLS}>
        <FileUploader rule={GENERAL_RULE} {...props} />
      </UploadSource>
    </QueryClientProvider>,
  );
  return container;
}

const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('a blocked uploader shows the reason and sends nothing', async () => {
  const sent = vi.fn();
  vi.stubGlobal('XMLHttpRequest', sent);
  const uploader = await shown({ refusal: () => '车次不能为空。' });
  const input = uploader.querySelector('input[type="file"]');
  if (!input) throw new Error('no way to choose files');
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.pdf')] } });
  expect(screen.getByRole('alert').textContent).toContain('车次不能为空。');
  expect(sent).not.toHaveBeenCalled();
});

test('a read-only uploader offers download only', async () => {
  await shown({ value: [waybill], readOnly: true });
  expect(screen.getByRole('listitem').textContent).toMatch(/运单\.pdf2[.,]3/);
  expect(names().filter(Boolean)).toHaveLength(1);
});

test('a protected file has no change buttons', async () => {
  await shown({ value: [{ ...waybill, abilities: { change: false } }], overwrites: true });
  expect(names().filter((name) => name?.includes('运单.pdf'))).toHaveLength(1);
});

const closedButtons = () => screen.getAllByRole('button').filter((button) => button.hasAttribute('disabled'));

test('an uploader at its limit is closed', async () => {
  await shown({ value: [waybill, { ...waybill, resourceId: 2 }], rule: { ...GENERAL_RULE, maxFiles: 2 } });
  expect(closedButtons()).toHaveLength(1);
});

test('a field of one file stays open: another one takes its place, also of a file that was sent', async () => {
  const sent = { ...waybill, abilities: { change: false } };
  await shown({ value: [sent], rule: { ...GENERAL_RULE, maxFiles: 1 } });
  expect(closedButtons()).toHaveLength(0);
});

test('a file that is uploaded but not taken in stays with its reason, and is tried again', async () => {
  const refused = { code: CODE.refused, fields: { resourceIds: 'The file is no longer there' } };
  const receive = vi
    .fn<(file: UploadedFile) => Promise<void>>()
    .mockRejectedValueOnce(new CallError('Check the marked fields', refused))
    .mockResolvedValue();
  sent.mockResolvedValue(waybill);
  const onChange = vi.fn();
  const uploader = await shown({ receive, onChange });
  const input = uploader.querySelector('input[type="file"]');
  if (!input) throw new Error('no way to choose files');
  fireEvent.change(input, { target: { files: [new File(['x'], waybill.resourceName)] } });
  await screen.findByText(/The file is no longer there/);
  expect(onChange).not.toHaveBeenCalled();
  const { retry } = await useUploadTexts.load();
  fireEvent.click(screen.getByRole('button', { name: retry({ name: waybill.resourceName }) }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith([waybill]));
  expect(screen.queryByText(/The file is no longer there/)).toBeNull();
  expect(receive).toHaveBeenCalledTimes(2);
});
