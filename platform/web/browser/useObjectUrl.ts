import { useEffect, useState } from 'react';

/** An address for bytes of this window, given back when they are no longer shown. */
export function useObjectUrl(content: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (content === null) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [content]);
  return address;
}
