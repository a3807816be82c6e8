import { newKey } from '../../../../../platform/web/browser/newKey.ts';
import { recordStore } from '../../../../../platform/web/browser/recordStore.ts';
import { CallError, isTransient } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { giveFile, type OpenedLink } from '../../holderWire.ts';

/** A file that waits in the browser; its key makes a second sending harmless. */
export interface WaitingFile {
  useKey: string;
  token: string;
  addedAt: string;
  name: string;
  orderContainerId: number | null;
  content: Blob;
}

export type NewFile = Omit<WaitingFile, 'useKey' | 'addedAt'>;

const files = recordStore<WaitingFile, 'useKey'>('ironsilk.shareLink', 'useKey');

let added = 0;

/** Keeps a file until the server has it. */
export async function enqueueFile(file: NewFile): Promise<void> {
  added += 1;
  const addedAt = `${Date.now()}.${String(added).padStart(6, '0')}`;
  await files.put({ ...file, useKey: newKey(), addedAt });
}

/** Waiting files of a link, in the order in which they were chosen. */
export async function waitingFiles(token: string): Promise<WaitingFile[]> {
  return (await files.all())
    .filter((file) => file.token === token)
    .sort((one, other) => one.addedAt.localeCompare(other.addedAt));
}

const sendOne = ({ token, useKey, name, orderContainerId, content }: WaitingFile) =>
  send(
    giveFile,
    { token, useKey, ...(orderContainerId !== null && { orderContainerId }) },
    { file: new File([content], name, { type: content.type }) },
  );

interface Flushed {
  /** refused files with the reasons */
  refused: { name: string; reason: string }[];
  ended: CallError | null;
  isOffline: boolean;
  /** something waits for a later time: the connection, or the server's limit of calls */
  isLater: boolean;
}

/**
 * Sends waiting files one by one; stops where there is no connection, where too many came within a minute, or where the
 * link is over. A file that met a fault of the server waits; one that is refused otherwise is dropped and told.
 */
export async function flushFiles(token: string, onSent: (link: OpenedLink) => void): Promise<Flushed> {
  const refused: Flushed['refused'] = [];
  let isLater = false;
  for (const file of await waitingFiles(token)) {
    try {
      onSent(await sendOne(file));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isOffline = isTransient(error);
      if (isOffline || error.code === CODE.warning) return { refused, ended: null, isOffline, isLater: true };
      if (error.code === CODE.absent) return { refused, ended: error, isOffline, isLater: false };
      if (error.faultId !== undefined) {
        // a fault of the server says nothing of the file
        isLater = true;
        continue;
      }
      refused.push({ name: file.name, reason: error.message });
    }
    await files.drop(file.useKey);
  }
  return { refused, ended: null, isOffline: false, isLater };
}
