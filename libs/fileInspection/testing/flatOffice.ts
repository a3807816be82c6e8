const NAMESPACE = 'urn:oasis:names:tc:opendocument:xmlns';
const SPACES = ['office', 'text', 'table', 'drawing']
  .map((name) => `xmlns:${name === 'drawing' ? 'draw' : name}="${NAMESPACE}:${name}:1.0"`)
  .join(' ');

const flat = (kind: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${SPACES} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document>`;

/** One-paragraph text for LibreOffice to convert. */
export const flatDocument = (paragraph: string) => flat('text', `<text:p>${paragraph}</text:p>`);

export function flatSheet(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const row = (cells: readonly string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;
  return flat('spreadsheet', `<table:table table:name="A">${rows.map(row).join('')}</table:table>`);
}

export const flatSlides = () => flat('presentation', '<draw:page draw:name="A"/>');
