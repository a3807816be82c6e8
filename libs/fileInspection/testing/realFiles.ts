import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { newProfile } from '../../libreOffice/profile.ts';
import { flatDocument, flatSheet, flatSlides } from './flatOffice.ts';

const run = promisify(execFile);
const CONVERT = '/usr/bin/convert';
const SEVEN_ZIP = '/usr/bin/7zz';
const ZIP = '/usr/bin/zip';

const OFFICE = [
  ['packing.docx', 'packing.fodt'],
  ['packing.doc', 'packing.fodt'],
  ['packing.pdf', 'packing.fodt'],
  ['packing.odt', 'packing.fodt'],
  ['packing.rtf', 'packing.fodt'],
  ['packing.html', 'packing.fodt'],
  ['seals.xlsx', 'seals.fods'],
  ['seals.xls', 'seals.fods'],
  ['seals.csv', 'seals.fods'],
  ['slides.pptx', 'slides.fodp'],
  ['slides.ppt', 'slides.fodp'],
] as const;

const IMAGES = [
  ['photo.png', ''],
  ['photo.jpg', ''],
  ['photo.gif', ''],
  ['photo.webp', ''],
  ['photo.bmp', ''],
  ['photo.tif', ''],
  ['interlaced.png', '-interlace PNG'],
  ['palette.png', '-colors 16'],
  ['progressive.jpeg', '-interlace JPEG -quality 90'],
  ['gray.jpg', '-colorspace Gray'],
  ['cmyk.jpg', '-colorspace CMYK'],
  ['moving.gif', '-duplicate 3 -delay 20'],
  ['lossless.webp', '-define webp:lossless=true'],
  ['palette.bmp', '-colors 16'],
  ['tiles.tiff', '-define tiff:tile-geometry=64x64 -compress Zip'],
  ['fax.tif', '-monochrome -compress Group4'],
] as const;

/** Made by LibreOffice, ImageMagick, 7-Zip and Info-ZIP; cached in the temporary folder by recipe hash. */
export async function realFiles(): Promise<string> {
  const recipes = await readFile(import.meta.filename);
  const name = `ironsilk-real-files-${createHash('sha256').update(recipes).digest('hex').slice(0, 12)}`;
  const folder = path.join(tmpdir(), name);
  if (existsSync(folder)) return folder;
  if (![CONVERT, SEVEN_ZIP, ZIP].every((tool) => existsSync(tool))) {
    throw new Error('Programs are missing that make the files: node scripts/testTools.mjs installs them');
  }
  const made = await mkdtemp(path.join(tmpdir(), 'ironsilk-making-'));
  await Promise.all([makeOffice(made), makeImages(made).then(() => makeArchives(made))]);
  // another test file may have been faster
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
  return folder;
}

async function makeOffice(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'packing.fodt'), flatDocument('装箱单 Упаковочный лист'));
  await writeFile(
    path.join(folder, 'seals.fods'),
    flatSheet([
      ['箱号', 'Пломба'],
      ['CSQU3054383', '00123'],
    ]),
  );
  await writeFile(path.join(folder, 'slides.fodp'), flatSlides());
  const home = await mkdtemp(path.join(tmpdir(), 'ironsilk-office-'));
  const office = ['soffice', await newProfile(home), '--headless', '--norestore'] as const;
  for (const [made, source] of OFFICE) {
    const [program, ...options] = office;
    const target = ['--convert-to', path.extname(made).slice(1), '--outdir', folder];
    await run(program, [...options, ...target, path.join(folder, source)]);
    if (!existsSync(path.join(folder, made))) throw new Error(`LibreOffice did not make ${made}`);
  }
  await rm(home, { recursive: true, force: true });
}

async function makeImages(folder: string): Promise<void> {
  for (const [made, options] of IMAGES) {
    const args = options.split(' ').filter(Boolean);
    await run(CONVERT, ['-size', '320x240', '-seed', '7', 'plasma:', ...args, path.join(folder, made)]);
  }
}

async function makeArchives(folder: string): Promise<void> {
  const inside = path.join(folder, 'papers');
  const archive = (tool: string, ...args: string[]) =>
    run(tool, args, { cwd: inside, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  await mkdir(path.join(inside, 'CSQU3054383', '照片'), { recursive: true });
  await mkdir(path.join(inside, 'TGHU7599330'), { recursive: true });
  const photo = await readFile(path.join(folder, 'photo.jpg'));
  await writeFile(path.join(inside, 'CSQU3054383', '照片', '铅封 1.jpg'), photo);
  await writeFile(path.join(inside, 'TGHU7599330', 'Накладная СМГС.txt'), 'Накладная\n');
  const all = ['CSQU3054383', 'TGHU7599330'];
  await archive(ZIP, '-qr', '../papers.zip', ...all);
  await archive(ZIP, '-qr0', '../stored.zip', ...all);
  await archive(SEVEN_ZIP, 'a', '../papers.7z', ...all);
  await archive(SEVEN_ZIP, 'a', '../seven.zip', ...all);
  await archive(SEVEN_ZIP, 'a', '-pX', '../locked.zip', ...all);
  await archive(SEVEN_ZIP, 'a', '-pX', '-mem=AES256', '../locked-aes.zip', ...all);
  await archive(SEVEN_ZIP, 'a', '-pX', '../locked.7z', ...all);
  await archive(SEVEN_ZIP, 'a', '-pX', '-mhe=on', '../locked-names.7z', ...all);
  await makeBadArchives(inside, archive);
}

async function makeBadArchives(
  inside: string,
  archive: (tool: string, ...args: string[]) => Promise<unknown>,
): Promise<void> {
  const put = (name: string, content: string | Buffer) => writeFile(path.join(inside, name), content);
  await put('setup.exe', 'MZ');
  await put('zeros.txt', Buffer.alloc(30_000_000));
  await put('inner.zip', await readFile(path.join(inside, '..', 'papers.zip')));
  await symlink('/etc/passwd', path.join(inside, 'seals.txt'));
  const bad: readonly (readonly [string, string])[] = [
    ['link', 'seals.txt'],
    ['program', 'setup.exe'],
    ['bomb', 'zeros.txt'],
    ['nested', 'inner.zip'],
  ];
  for (const [name, content] of bad) {
    await archive(ZIP, '-qry', `../${name}.zip`, content);
    await archive(SEVEN_ZIP, 'a', '-snl', `../${name}.7z`, content);
  }
  await archive(ZIP, '-q', '../climbs.zip', '../photo.jpg');
  await archive('tar', 'czf', '../papers.tar.gz', 'CSQU3054383');
}
