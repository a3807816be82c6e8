/** How much of a file has come, in bytes; `total` is null where the server did not say how long it is. */
export interface Progress {
  received: number;
  total: number | null;
}

/** Reads the file of an answer piece by piece, so that whoever waits can see it come. */
export async function readFile(
  response: Response,
  onProgress: ((progress: Progress) => void) | undefined,
): Promise<Blob> {
  if (onProgress === undefined || response.body === null) return response.blob();
  const total = totalOf(response.headers);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let received = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    received += piece.value.byteLength;
    onProgress({ received, total });
  }
  return new Blob(pieces, { type: response.headers.get('Content-Type') ?? '' });
}

// the length of a compressed answer is that of what travels, not of what arrives
function totalOf(headers: Headers): number | null {
  if (headers.has('Content-Encoding')) return null;
  return Number(headers.get('Content-Length')) || null;
}
