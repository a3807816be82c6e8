interface BuiltChunk {
  type: 'chunk' | 'asset';
  /** file names */
  imports?: readonly string[];
}

/** A chunk that imports itself by way of others, as the way; null: there is none. */
export function circleIn(importsOf: ReadonlyMap<string, readonly string[]>): string[] | null {
  const left = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (left.has(name)) return null;
    for (const imported of importsOf.get(name) ?? []) {
      const circle = visit(imported, [...way, name]);
      if (circle) return circle;
    }
    left.add(name);
    return null;
  };
  for (const name of importsOf.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * Vite plugin: ends a build whose chunks import each other in a circle. The modules do not, but a group that leaves out
 * what its modules import can: one chunk then runs before its values are there, on some ways into it only.
 */
export function chunkCirclesPlugin() {
  return {
    name: 'chunk-circles',
    apply: 'build' as const,
    generateBundle(_options: unknown, bundle: Readonly<Record<string, BuiltChunk>>) {
      const importsOf = Object.entries(bundle).map(([name, { imports = [] }]) => [name, imports] as const);
      const circle = circleIn(new Map(importsOf));
      if (circle) throw new Error(`Chunks in a circle: ${circle.join(' > ')}`);
    },
  };
}
