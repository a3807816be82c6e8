/** Versions of the protocol, best first. */
export const VERSIONS = ['1.2', '1.1', '1.0'] as const;
export type Version = (typeof VERSIONS)[number];

/** The best version that a client speaks as well; one that names none speaks 1.0. Null: none in common. */
export function commonVersion(accepted: string | undefined): Version | null {
  if (accepted === undefined) return '1.0';
  const theirs = new Set(accepted.split(',').map((version) => version.trim()));
  return VERSIONS.find((version) => theirs.has(version)) ?? null;
}

/** Names of the protocol as a socket offers them. */
export function commonProtocol(offered: ReadonlySet<string>): string | false {
  const names = VERSIONS.map((version) => `v${version.replace('.', '')}.stomp`);
  return names.find((name) => offered.has(name)) ?? false;
}
