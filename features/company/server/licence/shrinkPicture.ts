import process from 'node:process';
import sharp from 'sharp';

/** Long side that keeps the letters of a photographed licence readable. */
const SIDE_PX = 2_000;
const MAX_PIXELS = 100_000_000;

// child process of readBusinessLicence.ts: an error ends it, and the parent rejects
process.once('message', (received) => {
  if (!(received instanceof Object && 'bytes' in received && received.bytes instanceof Uint8Array))
    process.exit(1);
  void sharp(received.bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .png()
    .toBuffer()
    .then((picture) => process.send?.(new Uint8Array(picture), () => process.exit(0)));
});
