/** One text in zh, en and ru, in this order. */
export type Words<Text = string> = readonly [zh: Text, en: Text, ru: Text];

/** Texts by name, nested; each leaf holds its three languages. */
interface TextTree {
  readonly [name: string]: TextTree | Words<unknown>;
}

/** A tree as one language has it. A leaf whose languages differ in shape is of no use: it is `never`. */
type Said<Tree> = Tree extends readonly [infer Zh, infer En, infer Ru]
  ? [En, Ru] extends [Zh, Zh]
    ? Zh
    : never
  : { readonly [Name in keyof Tree]: Said<Tree[Name]> };

type Template<Params extends readonly unknown[], Text> = (...params: Params) => Text;

/** A text with parameters: their types are said with the first language. */
export function template<Params extends readonly unknown[], Text>(
  zh: Template<Params, Text>,
  en: Template<Params, NoInfer<Text>>,
  ru: Template<Params, NoInfer<Text>>,
): Words<Template<Params, Text>> {
  return [zh, en, ru];
}

function saidIn<Tree extends TextTree>(tree: Tree, place: 0 | 1 | 2): Said<Tree>;
function saidIn(tree: TextTree, place: 0 | 1 | 2): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [name, isWords(part) ? part[place] : saidIn(part, place)]),
  );
}

const isWords = (part: TextTree | Words<unknown>): part is Words<unknown> => Array.isArray(part);

/**
 * Texts by language: `export const { zh, en, ru } = texts({ status: ['状态', 'Status', 'Статус'] })`. `tree` is what
 * other texts take parts from. Pages get one language of such a file (`textsPlugin.ts`).
 */
export function texts<Tree extends TextTree>(tree: Tree) {
  return { tree, zh: saidIn(tree, 0), en: saidIn(tree, 1), ru: saidIn(tree, 2) };
}
