/**
 * Stands for what `make` returns, which is made at the first look into it: a schema of zod, or a response that holds one.
 * Not for what is spread or listed: it has no keys of its own.
 */
export function lazily(make: () => object): object {
  let made: object | undefined;
  const value = () => {
    made ??= make();
    return made;
  };
  return new Proxy(
    {},
    {
      get: (_, name) => Reflect.get(value(), name),
      set: (_, name, given) => Reflect.set(value(), name, given),
      has: (_, name) => Reflect.has(value(), name),
      getPrototypeOf: () => Reflect.getPrototypeOf(value()),
    },
  );
}
