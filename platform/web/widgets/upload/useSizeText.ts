import { useFormat } from '../../language/format.ts';

/** Says how big a file is, as one reads it: `312 KB`, `4.7 MB`. */
export function useSizeText(): (byteCount: number) => string {
  return useFormat().size;
}
