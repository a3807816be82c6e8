export interface ArchiveEntry {
  path: string;
  byteCount: number;
  isFolder: boolean;
}

/** Folder sizes are cumulative. */
export interface ArchiveNode {
  key: string;
  name: string;
  byteCount: number;
  isFolder: boolean;
  children: ArchiveNode[];
}

/** Entries as a sorted tree, folders first; implied folders are added. */
export function treeOf(entries: readonly ArchiveEntry[], language: string): ArchiveNode[] {
  const root: ArchiveNode = { key: '', name: '', byteCount: 0, isFolder: true, children: [] };
  const folders = new Map([['', root]]);
  const folderAt = (path: string): ArchiveNode => {
    const known = folders.get(path);
    if (known) return known;
    const cut = path.lastIndexOf('/');
    const above = folderAt(path.slice(0, Math.max(0, cut)));
    const folder = { key: `${path}/`, name: path.slice(cut + 1), byteCount: 0, isFolder: true, children: [] };
    above.children.push(folder);
    folders.set(path, folder);
    return folder;
  };
  entries.forEach(({ path, byteCount, isFolder }, index) => {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.');
    const name = parts.at(-1);
    if (name === undefined) return;
    if (isFolder) {
      folderAt(parts.join('/'));
      return;
    }
    const file = { key: `${index}:${path}`, name, byteCount, isFolder, children: [] };
    folderAt(parts.slice(0, -1).join('/')).children.push(file);
  });
  sumSizes(root, new Intl.Collator(language, { numeric: true }));
  return root.children;
}

function sumSizes(folder: ArchiveNode, order: Intl.Collator): number {
  for (const child of folder.children) if (child.isFolder) child.byteCount = sumSizes(child, order);
  folder.children.sort(
    (one, other) => Number(other.isFolder) - Number(one.isFolder) || order.compare(one.name, other.name),
  );
  return folder.children.reduce((sum, { byteCount }) => sum + byteCount, 0);
}

/** Nodes whose name contains the term, with their ancestors; a matching folder keeps its contents. */
export function filterTree(nodes: readonly ArchiveNode[], term: string): ArchiveNode[] {
  const needle = term.trim().toLowerCase();
  if (needle === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (node.name.toLowerCase().includes(needle)) return node;
    const children = filterTree(node.children, term);
    return children.length > 0 ? { ...node, children } : [];
  });
}

export function folderKeys(nodes: readonly ArchiveNode[]): string[] {
  return nodes.flatMap(({ key, isFolder, children }) => (isFolder ? [key, ...folderKeys(children)] : []));
}

export const EXPANDED_ENTRIES = 60;
