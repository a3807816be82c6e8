import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const INDEX = 'index.html';

interface Build {
  /** differs per build */
  stamp: string;
  indexHtml: string;
  /** paths below the root, without the index */
  files: ReadonlySet<string>;
}

export interface BuiltApp {
  indexHtml: () => Promise<string>;
  hasFile: (file: string) => Promise<boolean>;
}

/** The built app as it lies on the disk: a build under a running server brings other files and another index. */
export async function openBuiltApp(root: string): Promise<BuiltApp> {
  let build = await readBuild(root, await stampOf(root));
  async function current(): Promise<Build> {
    try {
      const stamp = await stampOf(root);
      if (stamp !== build.stamp) build = await readBuild(root, stamp);
    } catch {
      // amid a build there may be none
    }
    return build;
  }
  return {
    indexHtml: async () => (await current()).indexHtml,
    hasFile: async (file) => build.files.has(file) || (await current()).files.has(file),
  };
}

/** Folders count too: a build need not write the index last. */
async function stampOf(root: string): Promise<string> {
  const places = [path.join(root, INDEX), root, path.join(root, 'assets')];
  const times = await Promise.all(places.map(async (place) => (await stat(place)).mtimeMs));
  return times.join(' ');
}

async function readBuild(root: string, stamp: string): Promise<Build> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter((file) => file !== INDEX);
  return { stamp, indexHtml: await readFile(path.join(root, INDEX), 'utf8'), files: new Set(files) };
}
