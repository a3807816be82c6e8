interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A chunk: entry modules and everything they import. */
export interface ChunkPlan {
  name: string;
  begins: readonly string[];
  /** chunk for modules from node_modules; default: the same chunk */
  packages?: string;
}

/** Chunk for the modules that these pages share with the first plan. */
export interface SharedPlan {
  name: string;
  pages: readonly string[];
}

const IN_PACKAGES = /[\\/]node_modules[\\/]/;
/** Barrel files that import a whole library. */
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

/** Assigns modules to chunks: `start`, then each plan. The default splits into dozens of tiny chunks. */
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
    // not the entry itself: other chunks would import it
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
