/** Form path of a wire path: `containers.0.containerNo`. */
export function fieldName(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
