/** A file that is read by places: of a disk, of the memory, of the person's own computer. */
export interface ByteSource {
  size: number;
  /** `length` bytes from `position`; fewer where the file ends */
  at(position: number, length: number): Promise<Uint8Array>;
}

/** Bytes for reading the numbers in them. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What is in the memory already. */
export const inMemory = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  at: async (position, length) => bytes.subarray(position, position + length),
});
