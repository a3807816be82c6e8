import sharp from 'sharp';

const SIZE = { width: 1200, height: 900 };
const BARS = [140, 330, 560, 790, 1010];

/** A photo of a container's door at dusk: white letters on painted steel, a seal with its number. */
export async function doorPhoto({
  containerNo,
  sealNo,
}: {
  containerNo: string;
  sealNo: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  const [owner, serial, digit] = [containerNo.slice(0, 4), containerNo.slice(4, 10), containerNo.slice(10)];
  const text = (x: number, y: number, size: number, written: string, fill = '#f2f2ee') =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${fill}">${written}</text>`;
  const bars = BARS.map((x) => `<rect x="${x}" y="0" width="16" height="${SIZE.height}" fill="#1d3f63"/>`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="#2a5a8c"/>${bars.join('')}
    ${text(600, 130, 62, `${owner} ${serial} ${digit}`)}${text(600, 210, 54, '22G1')}
    ${text(600, 330, 34, 'MAX GROSS 30480 KG')}${text(600, 380, 34, 'TARE 2200 KG')}
    <rect x="180" y="560" width="270" height="110" rx="12" fill="#e8b92c"/>
    ${text(205, 605, 34, 'SEAL', '#20242a')}${text(205, 652, 40, sealNo, '#20242a')}
  </svg>`;
  const photo = await sharp(Buffer.from(drawing))
    .rotate(2.2, { background: '#2a5a8c' })
    .blur(0.8)
    .linear(0.8, 4)
    .jpeg({ quality: 55 })
    .toBuffer();
  return new Uint8Array(photo);
}
