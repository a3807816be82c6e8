import { useFormat } from '../../language/format.ts';

export function useSizeText(): (byteCount: number) => string {
  return useFormat().size;
}
