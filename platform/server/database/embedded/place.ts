import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DataFolderUnusable } from './faults.ts';
import { barrierOnTheWay } from './reach.ts';
import { postgresUser, type SystemUser, startedByRoot } from './systemUser.ts';

export interface Place {
  folder: string;
  cluster: string;
  user: SystemUser | undefined;
}

const BESIDE_THE_SYSTEM = '/var/lib/ironsilk';

/**
 * An existing cluster stays where it is: a chmod must never make a database seem lost. A new one goes into the data
 * folder, or /var/lib/ironsilk if root's user postgres cannot reach it.
 */
export async function placeFor(dataDir: string): Promise<Place> {
  const folder = madeFolder(dataDir);
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const elsewhere = join(BESIDE_THE_SYSTEM, name);
  if (!startedByRoot()) return ownPlace(folder, elsewhere);

  for (const candidate of [folder, elsewhere]) {
    const owner = clusterOwner(candidate);
    if (owner) return reachable(placeIn(candidate, owner));
  }
  const user = await postgresUser();
  if (barrierOnTheWay(folder, user) === undefined) return placeIn(folder, user);
  for (const made of [dirname(elsewhere), elsewhere]) {
    mkdirSync(made, { recursive: true });
    chmodSync(made, 0o755);
  }
  return reachable(placeIn(elsewhere, user));
}

function ownPlace(folder: string, elsewhere: string): Place {
  const owner = clusterOwner(folder);
  if (!owner && existsSync(join(elsewhere, 'postgres'))) {
    throw new DataFolderUnusable(
      `The database of ${folder} was made by root in ${elsewhere}: start as root.`,
    );
  }
  if (owner && process.getuid && owner.uid !== process.getuid()) {
    throw new DataFolderUnusable(
      `${join(folder, 'postgres')} belongs to another user (${owner.uid}): start as root.`,
    );
  }
  return placeIn(folder, undefined);
}

function placeIn(folder: string, user: SystemUser | undefined): Place {
  return { folder, cluster: join(folder, 'postgres'), user };
}

function reachable(place: Place): Place {
  if (!place.user) return place;
  if (place.user.uid === 0) {
    throw new DataFolderUnusable(
      `${place.cluster} belongs to root, as whom PostgreSQL does not run: chown -R postgres: ${place.cluster}`,
    );
  }
  const barrier = barrierOnTheWay(place.folder, place.user);
  if (barrier === undefined) return place;
  throw new DataFolderUnusable(
    `The owner of ${place.cluster} (user ${place.user.uid}) cannot pass ${barrier}: chmod o+x ${barrier}`,
  );
}

function clusterOwner(folder: string): SystemUser | undefined {
  const cluster = join(folder, 'postgres');
  const stat = statSync(cluster, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const mayLook = startedByRoot() || stat.uid === process.getuid?.() || process.platform === 'win32';
  if (mayLook && !existsSync(join(cluster, 'PG_VERSION'))) {
    if (readdirSync(cluster).length === 0) return undefined;
    throw new DataFolderUnusable(`${cluster} is in the way: it is not a PostgreSQL database.`);
  }
  return { uid: stat.uid, gid: stat.gid };
}

function madeFolder(dataDir: string): string {
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
