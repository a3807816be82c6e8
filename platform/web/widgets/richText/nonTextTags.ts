/** Elements whose content is not readable text. */
export const NON_TEXT_TAGS: ReadonlySet<string> = new Set([
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
