import sharp from 'sharp';
import type { TestFile } from './actor.ts';

/** Single-coloured photo with an EXIF orientation. */
export async function photo(
  name: string,
  changes: { width?: number; height?: number; colour?: string; orientation?: number } = {},
): Promise<TestFile> {
  const { width = 1200, height = 800, colour = '#156bac', orientation } = changes;
  const picture = sharp({ create: { width, height, channels: 3, background: colour } });
  const taken = orientation ? picture.withMetadata({ orientation }) : picture;
  return { name, content: new Uint8Array(await taken.jpeg().toBuffer()) };
}

export function page(name: string, text = 'CIM/SMGS'): TestFile {
  const drawing = `BT /F1 48 Tf 72 700 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, content: new TextEncoder().encode(body + table + end) };
}
