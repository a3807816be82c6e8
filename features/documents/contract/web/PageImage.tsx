import { useEffect, useState } from 'react';

/** Picture of a page; keeps its place while it loads (A4). */
export function PageImage({ content, label }: { content: Blob | undefined; label: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (content === undefined) return undefined;
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  const style = { display: 'block', width: '100%', aspectRatio: '210 / 297', background: '#fff' };
  if (url === undefined) return <div style={style} role="img" aria-busy aria-label={label} />;
  return <img src={url} alt={label} style={style} />;
}
