import { StatementFault } from './line.ts';

const DECLARED = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/;

/** Encodings of files that declare none, the stricter first: Chinese banks write GB 18030. */
const UNDECLARED = ['utf-8', 'gb18030', 'windows-1252'];

/** Text of a file by its byte order mark, its XML declaration, or what fits. StatementFault: none does. */
export function decodeText(content: Uint8Array): string {
  for (const label of labelsOf(content)) {
    const text = decodedAs(label, content);
    if (text !== null) return text;
  }
  throw new StatementFault('unreadable');
}

function labelsOf(content: Uint8Array): readonly string[] {
  const [first, second, third] = content;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  if (first === 0xef && second === 0xbb && third === 0xbf) return ['utf-8'];
  const declared = DECLARED.exec(Buffer.from(content.subarray(0, 300)).toString('latin1'))?.[1];
  return declared === undefined ? UNDECLARED : [declared];
}

function decodedAs(label: string, content: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
