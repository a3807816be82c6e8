/** Windows drops trailing dots and blanks: `a.exe.` is `a.exe` there. */
const trimmed = (name: string) => name.replace(/[\s.]+$/u, '');

export function extensionOf(name: string): string {
  const kept = trimmed(name);
  const dot = kept.lastIndexOf('.');
  return dot < 0 ? '' : kept.slice(dot + 1).toLowerCase();
}

/** Characters before the extension; a letter counts once in any script and normalization. */
export function nameLength(name: string): number {
  const kept = trimmed(name);
  const extension = extensionOf(kept);
  const base = extension === '' ? kept : kept.slice(0, -extension.length - 1);
  return [...base.normalize('NFC')].length;
}
