import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { PAPER_CODES, type PaperCode, placeOf } from '../paperCodes.ts';
import type { Dossier } from './dossier.ts';
import type { Subject } from './machine/paper.ts';
import { paperOf } from './papers/papers.ts';
import { userError } from './texts.ts';
import { inForce, type KnownVersion, type PaperKey, versionsOf } from './versions.ts';

/** What a paper is filled from; `versions`: of the order, whose one in force hands on its number and day. Throws 404. */
export function subjectOf(dossier: Dossier, key: PaperKey, versions: readonly KnownVersion[] = []): Subject {
  const { code, orderContainerId } = key;
  const issued = inForce(versionsOf(versions, key));
  const shared = {
    dossier,
    number: issued?.number ?? '',
    issuedOn: issued === undefined ? '' : formatDate(issued.issuedAt),
  };
  if (placeOf(code).scope === 'order') {
    if (orderContainerId !== null) throw userError((t) => t.paperAbsent, CODE.absent);
    return { ...shared, container: null, lines: dossier.lines, otherNote: '', marks: [dossier.orderBigNo] };
  }
  const container = dossier.containers.find((one) => one.orderContainerId === orderContainerId);
  if (container === undefined) throw userError((t) => t.paperAbsent, CODE.absent);
  const isOnly = dossier.containers.length === 1;
  const lines = dossier.lines.filter((line) =>
    line.orderContainerId === null ? isOnly : line.orderContainerId === orderContainerId,
  );
  const other = otherNoteOf(key);
  const otherNote = other === null ? '' : (inForce(versionsOf(versions, other))?.number ?? '');
  return { ...shared, container, lines, otherNote, marks: [dossier.orderBigNo, container.containerNo] };
}

/** The consignment note that a container cannot have beside another; null for other papers. */
export function otherNoteOf({ code, orderContainerId }: PaperKey): PaperKey | null {
  if (code === 'smgs') return { code: 'cimSmgs', orderContainerId };
  return code === 'cimSmgs' ? { code: 'smgs', orderContainerId } : null;
}

/** Whether a person sees a paper: one with amounts is hidden from people who do not see them. */
export const seesPaper = (user: CurrentUser, code: PaperCode): boolean =>
  !(placeOf(code).showsMoney && user.hidesMoney);

/** Papers that orders on the route of a dossier have. */
export const codesOf = ({ stops }: Pick<Dossier, 'stops'>): PaperCode[] =>
  PAPER_CODES.filter((code) => paperOf(code).isFor?.(stops) ?? true);

/** All papers of a dossier that a person sees. */
export function papersOf(dossier: Dossier, user: CurrentUser): PaperKey[] {
  return codesOf(dossier)
    .filter((code) => seesPaper(user, code))
    .flatMap((code) => keysOf(dossier, code));
}

/** A paper of an order, or one for each of its containers. */
export const keysOf = ({ containers }: Dossier, code: PaperCode): PaperKey[] =>
  placeOf(code).scope === 'order'
    ? [{ code, orderContainerId: null }]
    : containers.map(({ orderContainerId }) => ({ code, orderContainerId }));
