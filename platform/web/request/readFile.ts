/** In bytes; `total` null: unknown. */
export interface DownloadProgress {
  received: number;
  total: number | null;
}

export async function readFile(
  response: Response,
  onProgress: ((progress: DownloadProgress) => void) | undefined,
): Promise<Blob> {
  if (onProgress === undefined || response.body === null) return response.blob();
  const total = totalOf(response.headers);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let received = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value);
    received += chunk.value.byteLength;
    onProgress({ received, total });
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' });
}

// Content-Length of a compressed answer counts compressed bytes
function totalOf(headers: Headers): number | null {
  if (headers.has('Content-Encoding')) return null;
  return Number(headers.get('Content-Length')) || null;
}
