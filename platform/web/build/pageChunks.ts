interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A chunk: entry modules and everything they import. */
interface ChunkPlan {
  name: string;
  entries: readonly string[];
  /** chunk for modules from node_modules; default: the same chunk */
  packages?: string;
  /** chunk for style sheets; default: the same chunk */
  styles?: string;
}

/** Chunk for the modules that these pages share with the first plan. */
interface SharedPlan {
  name: string;
  pages: readonly string[];
  /** chunk for the pages' other modules; their style sheets join the shared ones. Default: not planned */
  rest?: string;
}

const STYLE_SHEET = /\.css$/;
const IN_PACKAGES = /[\\/]node_modules[\\/]/;
/** Barrel files that import a whole library. */
const BARREL = /[\\/](antd|@rc-component[\\/]form)[\\/]es[\\/]index\.js$/;

function reachableFrom(entries: readonly string[], modules: Modules, excluded: ReadonlySet<string>): Set<string> {
  const visited = new Set<string>();
  const queue = [...entries];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (visited.has(id) || excluded.has(id) || BARREL.test(id)) continue;
    visited.add(id);
    queue.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return visited;
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
    const assigned = reachableFrom([absolute(entry)], modules, new Set());
    for (const id of assigned) planned.set(id, 'start');
    const first = reachableFrom(plans[0].entries.map(absolute), modules, assigned);
    for (const { name, pages, rest } of shared) {
      for (const id of reachableFrom(pages.map(absolute), modules, assigned)) {
        const isShared = first.has(id) || (rest !== undefined && STYLE_SHEET.test(id));
        const chunk = isShared ? name : rest;
        if (chunk !== undefined) planned.set(id, chunk);
        assigned.add(id);
      }
    }
    for (const { name, entries, packages = name, styles = name } of plans) {
      for (const id of reachableFrom(entries.map(absolute), modules, assigned)) {
        const ownChunk = STYLE_SHEET.test(id) ? styles : name;
        planned.set(id, IN_PACKAGES.test(id) ? packages : ownChunk);
        assigned.add(id);
      }
    }
    return planned;
  }

  return (id: string, modules: Modules): string | null => {
    chunkOf ??= plan(modules);
    return chunkOf.get(id) ?? null;
  };
}
