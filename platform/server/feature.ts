import type { Trilingual } from '../wire/language.ts';
import type { ListClass } from '../wire/listClass.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import type { SheetExport } from './export/sheetExport.ts';
import type { FileRelation } from './files/fileRelation.ts';
import type { Files } from './files/files.ts';
import type { Binding } from './http/bind.ts';
import type { Job } from './jobs/jobs.ts';
import type { LiveSource } from './live/liveSource.ts';
import type { MessageKind } from './messageKind.ts';
import type { Platform } from './platform.ts';

/** Roles that the portal comes with; administrators hold every permission without being listed. */
export type RoleKey = 'customer' | 'supplier' | 'agent' | 'special' | 'operator';

/** A place in the menu tree; a leaf names a page, a group has children of its own. */
export interface MenuEntry {
  /** unique over all features */
  key: string;
  /** key of the group it lies in; absent: at the top */
  group?: string;
  title: Trilingual;
  path: string;
  /** `Layout`, `ParentView`, `InnerLink` or the name of a page in its feature's `routes.tsx` */
  component: string;
  icon: string;
  order: number;
  /** who sees it; absent: everybody who is signed in */
  permission?: string;
}

/** A closed list of words that the portal comes with; administrators may word and colour it anew. */
export interface Dictionary {
  /** unique over all features, such as `trainStatus` */
  dictType: string;
  name: Trilingual;
  entries: readonly { value: string; label: Trilingual; listClass?: ListClass }[];
}

/** Work beside the calls; `stop` leaves it so that another process can go on with it. */
export interface RunningPart {
  stop(): Promise<void>;
}

/** What a feature brings to the server. Everything but the calls may be absent. */
export interface Feature {
  name: string;
  calls?(platform: Platform, all: readonly Feature[]): Binding[];
  menu?: readonly MenuEntry[];
  /** its lists of words, for those who look them up */
  dictionaries?: readonly Dictionary[];
  /** permissions that the roles get when a permission is first known */
  grants?: Partial<Record<RoleKey, readonly string[]>>;
  /** reference data; runs at each start, changes nothing the second time */
  seed?(db: Db, all: readonly Feature[], config: Config): Promise<void>;
  /** demo data; runs at each start of a demo and only adds what is missing */
  demo?(db: Db, now: Date, files: Files): Promise<void>;
  jobs?(platform: Platform, all: readonly Feature[]): Job[];
  /** what goes on beside the calls as long as the server runs; may say what it wants to hear of other processes */
  start?(platform: Platform, all: readonly Feature[]): RunningPart;
  /** its lists that can be exported */
  exports?: readonly SheetExport[];
  /** what it tells people about while it happens */
  live?: readonly LiveSource[];
  /** its records that files can belong to, and who may do what with those files */
  relations?: readonly FileRelation[];
  /** what it tells people, each kind declared once */
  messages?: readonly MessageKind[];
}
