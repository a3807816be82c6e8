/** What is asked of the bundler; said here so that the browser's types stay free of Node's. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A chunk and the modules that it begins with; everything they import belongs to it too. */
export interface ChunkPlan {
  name: string;
  begins: readonly string[];
  /** what goes to this chunk of the packages in node_modules; absent: to the same one */
  packages?: string;
}

/** What pages have in common with the plans' chunks, and the chunk that is fetched with each of them anyway. */
export interface SharedPlan {
  name: string;
  pages: readonly string[];
}

const IN_PACKAGES = /[\\/]node_modules[\\/]/;
/** Import whole libraries; which parts of them a page uses is not to be seen from here. */
const WHOLE = /[\\/](antd|@rc-component[\\/]form)[\\/]es[\\/]index\.js$/;

function reachOf(begins: readonly string[], modules: Modules, without: ReadonlySet<string>): Set<string> {
  const reached = new Set<string>();
  const open = [...begins];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || without.has(id) || WHOLE.test(id)) continue;
    reached.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/**
 * Tells the bundler in which chunk a module belongs. What the `entry` imports is one chunk, `start`. Each plan
 * takes what its modules import and no plan before it has taken. What the `shared` pages have in common with the
 * first plan goes to the chunk named there, and what else they import stays with the bundler, so that these pages
 * never fetch a plan's chunk.
 * Left to itself, the bundler makes a chunk for each set of pages that share something: dozens of requests of
 * a few hundred bytes before the first page is there.
 */
export function pageChunks(
  root: string,
  {
    entry,
    shared,
    plans,
  }: { entry: string; shared: readonly SharedPlan[]; plans: readonly [ChunkPlan, ...ChunkPlan[]] },
) {
  let chunkOf: Map<string, string> | undefined;
  const absolute = (path: string) => `${root}/${path}`;

  function plan(modules: Modules): Map<string, string> {
    const planned = new Map<string, string>();
    const taken = reachOf([absolute(entry)], modules, new Set());
    // not the entry itself: others would have to import it for what they share
    for (const id of taken) if (id !== absolute(entry)) planned.set(id, 'start');
    const first = reachOf(plans[0].begins.map(absolute), modules, taken);
    for (const { name, pages } of shared) {
      for (const id of reachOf(pages.map(absolute), modules, taken)) {
        if (first.has(id)) planned.set(id, name);
        taken.add(id);
      }
    }
    for (const { name, begins, packages = name } of plans) {
      for (const id of reachOf(begins.map(absolute), modules, taken)) {
        planned.set(id, IN_PACKAGES.test(id) ? packages : name);
        taken.add(id);
      }
    }
    return planned;
  }

  return (id: string, modules: Modules): string | null => {
    chunkOf ??= plan(modules);
    return chunkOf.get(id) ?? null;
  };
}
