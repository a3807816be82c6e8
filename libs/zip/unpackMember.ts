import { type ByteSource, viewOf } from './byteSource.ts';
import { DEFLATED, STORED, type ZipMember } from './member.ts';

const LOCAL_BYTES = 30;

/** Unpacked bytes of a member, stored or deflated. Throws for others, for more than `maxBytes`, and for another size than is declared. */
export async function unpackMember(
  source: ByteSource,
  { at, method, packedBytes, bytes }: ZipMember,
  maxBytes: number,
): Promise<Uint8Array> {
  if (bytes > maxBytes || packedBytes > maxBytes) throw new Error(`a member of ${bytes} bytes is too big`);
  const local = viewOf(await source.at(at, LOCAL_BYTES));
  const dataAt = at + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = Uint8Array.from(await source.at(dataAt, packedBytes));
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Error(`a member is packed by method ${method}`);
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const content = new Uint8Array(await new Response(unpacked).arrayBuffer());
  if (content.length !== bytes) throw new Error(`a member has ${content.length} bytes instead of ${bytes}`);
  return content;
}
