import { crc32, deflateRawSync } from 'node:zlib';

/** Zip member; fields besides name and content are lies or oddities. */
export interface ZipPart {
  name: string | Buffer;
  content: Buffer | string;
  isStored?: boolean;
  /** declared size in both headers */
  claims?: number;
  /** declared size in the directory only */
  claimsInDirectory?: number;
  /** name in the local header */
  localName?: string;
  at?: number;
  flags?: number;
  /** Unix mode: link or device */
  mode?: number;
  /** replaces the packed bytes */
  packed?: Buffer;
}

interface ZipOddities {
  entryCount?: number;
  comment?: Buffer;
  before?: Buffer;
  disk?: number;
}

const UTF8 = 0x0800;

export function zipBytes(parts: readonly ZipPart[], oddities: ZipOddities = {}): Buffer {
  const bodies: Buffer[] = [oddities.before ?? Buffer.alloc(0)];
  const directory: Buffer[] = [];
  let at = bodies[0]?.length ?? 0;
  for (const part of parts) {
    const { local, entry } = memberBytes(part, at);
    bodies.push(local);
    directory.push(entry);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const comment = oddities.comment ?? Buffer.alloc(0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(oddities.disk ?? oddities.entryCount ?? parts.length, 8);
  end.writeUInt16LE(oddities.entryCount ?? parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, entries, end, comment]);
}

function memberBytes(part: ZipPart, at: number): { local: Buffer; entry: Buffer } {
  const content = Buffer.from(part.content);
  const name = Buffer.from(part.name);
  const packed = part.packed ?? (part.isStored ? content : deflateRawSync(content));
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(part.flags ?? (typeof part.name === 'string' ? UTF8 : 0), 2);
  common.writeUInt16LE(part.isStored ? 0 : 8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(part.claims ?? content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const localName = Buffer.from(part.localName ?? name);
  const before = Buffer.from(common);
  before.writeUInt16LE(localName.length, 22);
  if (part.claimsInDirectory !== undefined) common.writeUInt32LE(part.claimsInDirectory, 18);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(((part.mode ?? 0) << 16) >>> 0, 6);
  tail.writeUInt32LE(part.at ?? at, 10);
  const maker = Buffer.from([20, part.mode === undefined ? 0 : 3]);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), before, localName, packed]),
    entry: Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), maker, common, tail, name]),
  };
}
