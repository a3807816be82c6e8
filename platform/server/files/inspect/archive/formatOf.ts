import type { ByteReader } from '../byteReader.ts';
import type { ListTask } from './listTask.ts';

const AES_OF_7Z = Buffer.from('06f10701', 'hex');
const LONGEST_HEADER = 65_536;
/** packed or encrypted directory */
const ENCODED_HEADER = 0x17;
const RAR5_MARK = 0x01;
const RAR5_ENCRYPTION = 4;
const RAR_HEADERS_ENCRYPTED = 0x0080;

export async function formatOf(bytes: ByteReader): Promise<{ type: ListTask['type']; isEncrypted: boolean }> {
  const head = Buffer.from(await bytes.at(0, 32));
  if (head[0] === '7'.charCodeAt(0))
    return { type: '7z', isEncrypted: await isDirectoryEncrypted(bytes, head) };
  // after the mark of eight: CRC of four, size (one byte here), type
  if (head[6] === RAR5_MARK) return { type: 'rar5', isEncrypted: head[13] === RAR5_ENCRYPTION };
  // after the mark of seven: CRC of two, type, flags
  const isEncrypted = head.length > 11 && (head.readUInt16LE(10) & RAR_HEADERS_ENCRYPTED) !== 0;
  return { type: 'rar', isEncrypted };
}

/** AES among the methods of the packed directory. */
async function isDirectoryEncrypted(bytes: ByteReader, head: Buffer): Promise<boolean> {
  if (head.length < 32) return false;
  const at = 32 + Number(head.readBigUInt64LE(12));
  const length = Number(head.readBigUInt64LE(20));
  if (at + length > bytes.size) return false;
  const header = await bytes.at(at, Math.min(length, LONGEST_HEADER));
  return header[0] === ENCODED_HEADER && header.includes(AES_OF_7Z);
}
