/** What is in these elements is no text for people. */
export const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'textarea',
  'title',
  'option',
  'xmp',
  'iframe',
]);
