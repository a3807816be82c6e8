/** Longer side of a passport's picture, pixels: every letter stays readable. */
const LONGEST = 1600;
const QUALITY = 0.85;

/** A photograph made small enough to be sent, JPEG in base64. Throws for what is no picture. */
export async function pictureOf(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY).replace(/^.*,/, '');
}
