export function isBlankRichText(html: string): boolean {
  if (/<(img|video|hr)\b/.test(html)) return false;
  return (
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|&#160;/g, ' ')
      .trim() === ''
  );
}
