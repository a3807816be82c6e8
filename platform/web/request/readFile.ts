/** In bytes; `total` null: unknown. */
export interface Progress {
  received: number;
  total: number | null;
}

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

// Content-Length of a compressed answer counts compressed bytes
function totalOf(headers: Headers): number | null {
  if (headers.has('Content-Encoding')) return null;
  return Number(headers.get('Content-Length')) || null;
}
