import { useEffect, useState } from 'react';

/** Object URL of a blob, revoked on change or unmount. */
export function useObjectUrl(content: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (content === null) return;
    const created = URL.createObjectURL(content);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(null);
    };
  }, [content]);
  return url;
}
