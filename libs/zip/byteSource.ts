/** Random-access bytes: of a disk, memory, or the user's own computer. */
export interface ByteSource {
  size: number;
  at(position: number, length: number): Promise<Uint8Array>;
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const inMemory = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  at: async (position, length) => bytes.subarray(position, position + length),
});
