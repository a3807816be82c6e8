import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const LAZILY = fileURLToPath(new URL('lazily.ts', import.meta.url));
const OURS = /[\\/](app|features|platform)[\\/].*\.tsx?$/;
/** Every name of these is a schema or makes one, zod's few others aside. */
const MAKERS = /^zod$|\/validators\.ts$/;
const USES_SCHEMAS = /from ['"](zod|[^'"]*\/validators\.ts)['"]|\bcall\(/;

/** What zod offers beside schemas. */
const NO_SCHEMAS = new Set(['config', 'registry', 'parse', 'safeParse', 'core', 'globalRegistry']);
/** What makes a schema of another one. */
const DERIVES = new Set([
  ...['extend', 'safeExtend', 'pick', 'omit', 'partial', 'nullable', 'nullish', 'optional', 'array'],
  ...['describe', 'default', 'refine'],
]);
/** Fields of a declared call that hold schemas. */
const FIELDS_OF_CALLS = new Set(['input', 'response']);

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const fieldOf = (node: Node, name: string): unknown => Object.entries(node).find(([key]) => key === name)?.[1];

const childOf = (node: Node, name: string): Node | undefined => {
  const child = fieldOf(node, name);
  return isNode(child) ? child : undefined;
};

const nameOf = (node: Node | undefined): unknown => node && (fieldOf(node, 'name') ?? fieldOf(node, 'value'));

/** Names in a chain of calls, `z.string().max(3)` as z, string, max; none of another expression. */
function chainOf(node: Node): unknown[] {
  if (node.type === 'Identifier') return [nameOf(node)];
  if (node.type === 'MemberExpression') {
    const object = childOf(node, 'object');
    return object ? [...chainOf(object), nameOf(childOf(node, 'property'))] : [];
  }
  const callee = node.type === 'CallExpression' ? childOf(node, 'callee') : undefined;
  return callee ? chainOf(callee) : [];
}

const isDerived = ([_root, method]: readonly unknown[]) => DERIVES.has(String(method));
const makesSchema = (names: readonly unknown[]) => !names.some((name) => NO_SCHEMAS.has(String(name)));

const isCall = (node: Node) => node.type === 'CallExpression' && nameOf(childOf(node, 'callee')) === 'call';

const isSchemaField = (node: Node) =>
  node.type === 'Property' && FIELDS_OF_CALLS.has(String(nameOf(childOf(node, 'key'))));

const isOfTypesAlone = ({ type }: Node) => /^TS|^Import/.test(type) && !/^TS(As|Satisfies|NonNull)/.test(type);

/** Local names of what is imported from the modules of `MAKERS`. */
function makersIn(program: Node): Set<unknown> {
  const imports = childrenOf(program).filter(({ type }) => type === 'ImportDeclaration');
  const fromMakers = imports.filter((node) => MAKERS.test(String(nameOf(childOf(node, 'source')))));
  const specifiers = fromMakers.flatMap(childrenOf).filter(({ type }) => type === 'ImportSpecifier');
  return new Set(specifiers.map((specifier) => nameOf(childOf(specifier, 'local'))));
}

interface Place {
  makers: ReadonlySet<unknown>;
  isInCall: boolean;
  isInFunction: boolean;
}

/** Expressions that make schemas as the module is evaluated; in functions, those of the calls that they declare. */
function schemasIn(node: Node, place: Place): Node[] {
  // what is spread has keys of its own
  if (isOfTypesAlone(node) || node.type === 'SpreadElement') return [];
  const isInFunction = place.isInFunction || /Function|Class/.test(node.type);
  const isInCall = place.isInCall || isCall(node);
  if (place.isInCall && isSchemaField(node)) {
    const value = childOf(node, 'value');
    return value?.type === 'CallExpression' ? [value] : [];
  }
  if (node.type === 'CallExpression' && !isInFunction) {
    const names = chainOf(node);
    if (place.makers.has(names[0]) || isDerived(names)) return makesSchema(names) ? [node] : [];
  }
  return childrenOf(node).flatMap((child) => schemasIn(child, { ...place, isInCall, isInFunction }));
}

/** The module with its schemas made when they are first used; null where it makes none. */
export function withLazySchemas(code: string, fileName = 'module.ts'): string | null {
  const { program } = parseSync(fileName, code);
  if (!isNode(program)) return null;
  const makers = makersIn(program);
  const schemas = schemasIn(program, { makers, isInCall: false, isInFunction: false });
  if (schemas.length === 0) return null;
  const changed = schemas
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ lazily(() => (${text.slice(start, end)}))${text.slice(end)}`,
      code,
    );
  return `import { lazily } from ${JSON.stringify(LAZILY)};\n${changed}`;
}

/**
 * Vite plugin: schemas are made when a call is first sent, not when its module is loaded. The first page names a hundred
 * calls and sends six; making the schemas of all took half of the time that its scripts needed before anything was drawn.
 */
export function lazySchemasPlugin() {
  return {
    name: 'lazy-schemas',
    apply: 'build' as const,
    transform: {
      filter: { id: OURS, code: USES_SCHEMAS },
      handler(code: string, id: string) {
        const changed = withLazySchemas(code, id);
        return changed === null ? null : { code: changed, map: null };
      },
    },
  };
}
