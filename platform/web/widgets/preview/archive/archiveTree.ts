/** What an archive holds, as its directory tells. */
export interface ArchiveEntry {
  path: string;
  byteCount: number;
  isFolder: boolean;
}

/** A file or folder of an archive; the size of a folder is that of all in it. */
export interface ArchiveNode {
  key: string;
  name: string;
  byteCount: number;
  isFolder: boolean;
  children: ArchiveNode[];
}

/** The entries as a tree, folders first, names in the order of the language. Folders that are only implied are there too. */
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
  weigh(root, new Intl.Collator(language, { numeric: true }));
  return root.children;
}

function weigh(folder: ArchiveNode, order: Intl.Collator): number {
  for (const child of folder.children) if (child.isFolder) child.byteCount = weigh(child, order);
  folder.children.sort(
    (one, other) => Number(other.isFolder) - Number(one.isFolder) || order.compare(one.name, other.name),
  );
  return folder.children.reduce((sum, { byteCount }) => sum + byteCount, 0);
}

/** What of a tree has the words in its name, with the folders above it; a folder that has them with all in it. */
export function searched(nodes: readonly ArchiveNode[], words: string): ArchiveNode[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (node.name.toLowerCase().includes(wanted)) return node;
    const children = searched(node.children, words);
    return children.length > 0 ? { ...node, children } : [];
  });
}

/** The keys of all folders of a tree. */
export function folderKeys(nodes: readonly ArchiveNode[]): string[] {
  return nodes.flatMap(({ key, isFolder, children }) => (isFolder ? [key, ...folderKeys(children)] : []));
}

/** So many entries are shown unfolded at once. */
export const UNFOLDED_ENTRIES = 60;
