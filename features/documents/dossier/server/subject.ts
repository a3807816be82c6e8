import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { PAPER_CODES, type PaperCode, placeOf } from '../paperCodes.ts';
import type { Dossier } from './dossier.ts';
import type { Subject } from './machine/paper.ts';
import { userError } from './texts.ts';
import type { IssuedRow, PaperKey } from './versions.ts';

/** What a paper is filled from; `issued`: the version in force, whose number and day stay. Throws 404. */
export function subjectOf(dossier: Dossier, { code, orderContainerId }: PaperKey, issued?: IssuedRow): Subject {
  const numbered = { number: issued?.number ?? '', issuedOn: issued === undefined ? '' : formatDate(issued.issuedAt) };
  if (placeOf(code).scope === 'order') {
    if (orderContainerId !== null) throw userError((t) => t.paperAbsent, CODE.absent);
    return { dossier, container: null, lines: dossier.lines, ...numbered };
  }
  const container = dossier.containers.find((one) => one.orderContainerId === orderContainerId);
  if (container === undefined) throw userError((t) => t.paperAbsent, CODE.absent);
  const isOnly = dossier.containers.length === 1;
  const lines = dossier.lines.filter((line) =>
    line.orderContainerId === null ? isOnly : line.orderContainerId === orderContainerId,
  );
  return { dossier, container, lines, ...numbered };
}

/** Whether a person sees a paper: one with amounts is hidden from people who do not see them. */
export const seesPaper = (user: CurrentUser, code: PaperCode): boolean =>
  !(placeOf(code).showsMoney && user.hidesMoney);

/** All papers of a dossier that a person sees. */
export function papersOf({ containers }: Dossier, user: CurrentUser): PaperKey[] {
  return PAPER_CODES.filter((code) => seesPaper(user, code)).flatMap((code): PaperKey[] =>
    placeOf(code).scope === 'order'
      ? [{ code, orderContainerId: null }]
      : containers.map(({ orderContainerId }) => ({ code, orderContainerId })),
  );
}
