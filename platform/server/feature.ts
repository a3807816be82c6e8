import type { FastifyInstance } from 'fastify';
import type { Admission, CurrentUser, MemberRight } from '../wire/currentUser.ts';
import type { Found } from '../wire/found.ts';
import type { HomeParts } from '../wire/homeParts.ts';
import type { Trilingual } from '../wire/language.ts';
import type { ListClass } from '../wire/listClass.ts';
import type { AgreementCheck } from './agreement.ts';
import type { ClosureObstacle, CompanyData, PersonalData } from './companyData.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import type { ArchiveExport, CompanyFiles } from './export/archiveExport.ts';
import type { SheetExport } from './export/sheetExport.ts';
import type { FilePolicy } from './files/filePolicy.ts';
import type { Files } from './files/files.ts';
import type { OfficeDocumentKind } from './files/officeDocument.ts';
import type { Handover } from './handover.ts';
import type { Binding } from './http/bind.ts';
import type { CallContext } from './http/callContext.ts';
import type { Job } from './jobs/jobs.ts';
import type { LiveSource } from './live/liveSource.ts';
import type { MessageKind } from './messageKind.ts';
import type { Platform } from './platform.ts';
import type { SealedColumn } from './secrets/renewSealed.ts';
import type { SubmissionCheck } from './submissionCheck.ts';

/** Built-in roles; administrators hold every permission without being listed. */
export type RoleKey = 'customer' | 'supplier' | 'agent' | 'special' | 'operator' | 'tourist';

export interface MenuEntry extends Admission {
  key: string;
  group?: string;
  title: Trilingual;
  /** with a query where the entry opens one part of a page */
  path: string;
  /** `Layout`, `ParentView`, `InnerLink` or the name of a page in its feature's `routes.tsx` */
  component: string;
  icon: string;
  order: number;
  /** what permissions and roles cannot say; of a group: for all within it */
  isShown?(user: CurrentUser): boolean;
}

/** Work that waits behind a menu entry; shown to those whom its permission admits. */
export interface MenuCount {
  /** of the menu entry */
  key: string;
  permission: string;
  count(ctx: CallContext): Promise<number>;
}

/** Contribution to the first page: read at each opening, so by index and with counts up to a limit. */
export interface HomeSource {
  permission: string;
  read(ctx: CallContext): Promise<HomeParts>;
}

/** Contribution to the portal's search: at most `MAX_FOUND` results, by index, of what the user may see. */
export interface Finder extends Admission {
  find(text: string, ctx: CallContext): Promise<readonly Found[]>;
}

export interface Dictionary {
  dictType: string;
  name: Trilingual;
  entries: readonly { value: string; label: Trilingual; listClass?: ListClass }[];
}

/** Background work; `stop` leaves it for another process to continue. */
export interface BackgroundService {
  stop(): Promise<void>;
}

export interface Feature {
  name: string;
  calls?(platform: Platform, all: readonly Feature[]): Binding[];
  menu?: readonly MenuEntry[];
  /** paths of pages whose documents may run WebAssembly */
  wasmPages?: readonly string[];
  menuCounts?: readonly MenuCount[];
  homeSources?: readonly HomeSource[];
  finders?: readonly Finder[];
  dictionaries?: readonly Dictionary[];
  grants?: Partial<Record<RoleKey, readonly string[]>>;
  /** permissions over which a main account decides for each of its people */
  memberRights?: Partial<Record<MemberRight, readonly string[]>>;
  handovers?: readonly Handover[];
  /** asked before a company commits itself to something new */
  submissionChecks?: readonly SubmissionCheck[];
  /** reference data; runs at each start, must be idempotent */
  seed?(db: Db, all: readonly Feature[], config: Config): Promise<void>;
  /** demo data; runs at each start of a demo and only adds missing rows */
  demo?(db: Db, now: Date, files: Files): Promise<void>;
  jobs?(platform: Platform, all: readonly Feature[]): Job[];
  /** background work for as long as the server runs; may subscribe to notifications */
  start?(platform: Platform, all: readonly Feature[]): BackgroundService;
  exports?: readonly SheetExport[];
  archives?: readonly ArchiveExport[];
  /** goes into a company's archive, beside the lists that its main account may export */
  companyData?: readonly CompanyData[];
  /** files of a company beside its uploads, for its archive */
  companyFiles?: readonly CompanyFiles[];
  /** all that is encrypted under `SECRET_KEY` and has to outlive its change */
  sealed?: readonly SealedColumn[];
  personalData?: readonly PersonalData[];
  closureObstacles?: readonly ClosureObstacle[];
  /** books that are proved to agree every night */
  agreementChecks?: readonly AgreementCheck[];
  live?: readonly LiveSource[];
  relations?: readonly FilePolicy[];
  /** records whose documents open in the office editor, beside uploaded files */
  officeDocuments?(platform: Platform): readonly OfficeDocumentKind[];
  /** routes of a foreign protocol, with its own addresses, status codes and access */
  protocolRoutes?(platform: Platform, all: readonly Feature[]): (app: FastifyInstance) => void;
  messages?: readonly MessageKind[];
}
