const PLACES = { zh: 0, en: 1, ru: 2 } as const;
export type TextLanguage = keyof typeof PLACES;

/** As much of an ESTree node as is looked at; `parse` is the bundler's. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
export type Parse = (code: string) => unknown;

/** Text to stand in place of a stretch of the source. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const nodesOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nodeOf = (value: unknown): SyntaxNode | undefined => (isNode(value) ? value : undefined);
const nameOf = (value: unknown) => nodeOf(value)?.name;
const cut = (start: number, end: number): Edit => ({ start, end, text: '' });

/** The leaves of a tree, each cut down to one of its three. */
function leafEdits(node: SyntaxNode, place: number): Edit[] {
  if (node.type === 'TSSatisfiesExpression') return leafEdits(nodeOf(node.expression) ?? node, place);
  if (node.type === 'ObjectExpression')
    return nodesOf(node.properties).flatMap(({ value }) => (isNode(value) ? leafEdits(value, place) : []));
  const isTemplate = node.type === 'CallExpression' && nameOf(node.callee) === 'template';
  if (node.type !== 'ArrayExpression' && !isTemplate) return [];
  const chosen = nodesOf(isTemplate ? node.arguments : node.elements)[place];
  return chosen ? [cut(node.start, chosen.start), cut(chosen.end, node.end)] : [];
}

/** Parts that come from other texts come in the same language. */
function importEdits(statement: SyntaxNode, language: TextLanguage): Edit[] {
  const source = nodeOf(statement.source);
  const names = nodesOf(statement.specifiers).map(({ imported }) => nameOf(imported));
  const isOfTexts = names.some((name) => name === 'tree' || String(name) in PLACES);
  return source && isOfTexts ? [{ start: source.end - 1, end: source.end - 1, text: `?${language}` }] : [];
}

function treeEdits(statement: SyntaxNode, language: TextLanguage): Edit[] {
  const [declarator] = nodesOf(nodeOf(statement.declaration)?.declarations);
  const call = nodeOf(declarator?.init);
  const [tree] = nameOf(call?.callee) === 'texts' ? nodesOf(call?.arguments) : [];
  if (!tree) return [];
  return [
    { start: statement.start, end: tree.start, text: 'const tree = (' },
    ...leafEdits(tree, PLACES[language]),
    { start: tree.end, end: statement.end, text: ');\nexport { tree, tree as zh, tree as en, tree as ru };' },
  ];
}

/** Source of a file of texts cut down to one language; its exports keep their names. */
export function splitTexts(code: string, language: TextLanguage, parse: Parse): string {
  const statements = nodesOf(nodeOf(parse(code))?.body);
  const trees = statements.flatMap((statement) => treeEdits(statement, language));
  if (trees.length === 0) throw new Error('A file of texts exports `texts({ … })`');
  const imports = statements.flatMap((statement) => importEdits(statement, language));
  return [...imports, ...trees]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}
