import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Link } from './holder.ts';

export async function demandsFace(_db: Db): Promise<boolean> {
  return Promise.resolve(false);
}

export async function isFacePassed(_db: Db, _link: Link): Promise<boolean> {
  return Promise.resolve(false);
}
