import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DataFolderUnusable } from './errors.ts';
import { firstBlockedFolder } from './pathAccess.ts';
import type { SystemUser } from './runProgram.ts';
import { isRoot, postgresUser } from './systemUser.ts';

export interface ClusterLocation {
  folder: string;
  cluster: string;
  user: SystemUser | undefined;
}

const SYSTEM_DATA_ROOT = '/var/lib/ironsilk';

/**
 * An existing cluster stays where it is: a chmod must never make a database seem lost. A new one goes into the data
 * folder, or /var/lib/ironsilk if root's user postgres cannot reach it.
 */
export async function locateCluster(dataDir: string): Promise<ClusterLocation> {
  const folder = ensureFolder(dataDir);
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const systemFolder = join(SYSTEM_DATA_ROOT, name);
  if (!isRoot()) return ownLocation(folder, systemFolder);

  for (const candidate of [folder, systemFolder]) {
    const owner = clusterOwner(candidate);
    if (owner) return assertReachable(locationIn(candidate, owner));
  }
  const user = await postgresUser();
  if (firstBlockedFolder(folder, user) === undefined) return locationIn(folder, user);
  for (const made of [dirname(systemFolder), systemFolder]) {
    mkdirSync(made, { recursive: true });
    chmodSync(made, 0o755);
  }
  return assertReachable(locationIn(systemFolder, user));
}

function ownLocation(folder: string, systemFolder: string): ClusterLocation {
  const owner = clusterOwner(folder);
  if (!owner && existsSync(join(systemFolder, 'postgres'))) {
    throw new DataFolderUnusable(`The database of ${folder} was made by root in ${systemFolder}: start as root.`);
  }
  if (owner && process.getuid && owner.uid !== process.getuid()) {
    throw new DataFolderUnusable(`${join(folder, 'postgres')} belongs to another user (${owner.uid}): start as root.`);
  }
  return locationIn(folder, undefined);
}

function locationIn(folder: string, user: SystemUser | undefined): ClusterLocation {
  return { folder, cluster: join(folder, 'postgres'), user };
}

function assertReachable(location: ClusterLocation): ClusterLocation {
  if (!location.user) return location;
  if (location.user.uid === 0) {
    throw new DataFolderUnusable(
      `${location.cluster} belongs to root, as whom PostgreSQL does not run: chown -R postgres: ${location.cluster}`,
    );
  }
  const blockedFolder = firstBlockedFolder(location.folder, location.user);
  if (blockedFolder === undefined) return location;
  throw new DataFolderUnusable(
    `The owner of ${location.cluster} (user ${location.user.uid}) cannot pass ${blockedFolder}: chmod o+x ${blockedFolder}`,
  );
}

function clusterOwner(folder: string): SystemUser | undefined {
  const cluster = join(folder, 'postgres');
  const stat = statSync(cluster, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const canList = isRoot() || stat.uid === process.getuid?.() || process.platform === 'win32';
  if (canList && !existsSync(join(cluster, 'PG_VERSION'))) {
    if (readdirSync(cluster).length === 0) return undefined;
    throw new DataFolderUnusable(`${cluster} is in the way: it is not a PostgreSQL database.`);
  }
  return { uid: stat.uid, gid: stat.gid };
}

function ensureFolder(dataDir: string): string {
  try {
    makeFolders(resolve(dataDir));
    return realpathSync(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderUnusable(`The data folder ${resolve(dataDir)} cannot be made: ${reason}`);
  }
}

/** Level by level: Node's recursive mkdir loops forever on file systems that reject folders, such as /proc. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
}
