/** Elements whose content is not readable text. */
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
