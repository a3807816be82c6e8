export const VERSIONS = ['1.2', '1.1', '1.0'] as const;
export type Version = (typeof VERSIONS)[number];

/** Best common version; a client that names none speaks 1.0. Null: none in common. */
export function commonVersion(accepted: string | undefined): Version | null {
  if (accepted === undefined) return '1.0';
  const theirs = new Set(accepted.split(',').map((version) => version.trim()));
  return VERSIONS.find((version) => theirs.has(version)) ?? null;
}

export function commonProtocol(offered: ReadonlySet<string>): string | false {
  const names = VERSIONS.map((version) => `v${version.replace('.', '')}.stomp`);
  return names.find((name) => offered.has(name)) ?? false;
}
