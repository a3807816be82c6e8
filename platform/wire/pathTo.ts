type Value = string | number | undefined;
/** Parameters that are undefined or '' are left out. */
type Query = Readonly<Record<string, Value>>;

/** Names behind the colons of a path: `'orderBigNo' | 'type'` of `/bookingDetail/:orderBigNo/:type`. */
type ParamOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> | ParamOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Given<Path extends string> = [ParamOf<Path>] extends [never]
  ? [query?: Query]
  : [params: Readonly<Record<ParamOf<Path>, string | number>>, query?: Query];

const PARAM = /:(\w+)/g;

/**
 * Address of a declared page, below the app's base: `pathTo(orderPage, { orderBigNo, type: 0 })`,
 * `pathTo(trainPage, { trainInfoId })`. A page with parameters in its path takes these first, then the query.
 */
export function pathTo<const Path extends string>(page: { readonly path: Path }, ...given: Given<Path>): string;
export function pathTo({ path }: { readonly path: string }, ...given: readonly (Query | undefined)[]): string {
  const [params, query] = path.includes('/:') ? given : [{}, ...given];
  const filled = path.replace(PARAM, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
}
