import { drawForm } from '../../../../libs/formPdf/drawForm.ts';
import type { Form, FormBox, FormTable } from '../../../../libs/formPdf/form.ts';
import { formPdf } from '../../../../libs/formPdf/formPdf.ts';
import type { Standing } from '../../../../libs/loadPlan/load.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE, type FilePayload } from '../../../../platform/wire/envelope.ts';
import { groupOf, type LoadedContainer, lashingKg, loadedContainers } from '../plan.ts';
import type { downloadScheme, Scheme, SchemeLashing, SchemePiece } from '../wire.ts';
import { containersOf, openScheme } from './scheme.ts';
import { pageTexts, userError } from './texts.ts';

type Texts = (typeof pageTexts)['zh'];

/** In mm on the sheet. */
const LEFT = 10;
const WIDTH = 190;
const TOP_VIEW_AT = 46;
const GAP = 14;
const FOOT_AT = 280;

/** Drawings and lists of the loaded containers, a sheet or more each. */
export async function drawScheme(
  { orderBigNo, language }: ReadBy<typeof downloadScheme>,
  ctx: CallContext,
): Promise<FilePayload> {
  const { open, row } = await openScheme(orderBigNo, ctx);
  const containers = containersOf(open);
  const loaded = row === undefined ? [] : loadedContainers({ ...row, containers });
  const filled = loaded.filter(({ standing }) => standing.length > 0);
  if (row === undefined || filled.length === 0) throw userError((t) => t.piecesLeft, CODE.absent);
  const texts = pageTexts[language];
  const { train } = open.dossier;
  const forms = filled.map((one) => {
    const container = containers.find(({ orderContainerId }) => orderContainerId === one.orderContainerId);
    return formOf(one, { texts, container, pieces: row.pieces, lashing: row.lashing, train, orderBigNo });
  });
  const drawn = await Promise.all(forms.map(drawForm));
  return {
    fileName: `loading-${orderBigNo}-${language}.pdf`,
    mimeType: 'application/pdf',
    content: await formPdf({ pages: drawn.flatMap(({ pages }) => pages), overfull: [] }, texts.drawing),
  };
}

interface Sheet {
  texts: Texts;
  container: Scheme['containers'][number] | undefined;
  pieces: readonly SchemePiece[];
  lashing: readonly SchemeLashing[];
  train: { trainNo: string; departDate: string };
  orderBigNo: string;
}

function formOf(loaded: LoadedContainer, sheet: Sheet): Form {
  const { texts, container, orderBigNo, train } = sheet;
  const { hold } = loaded;
  const scale = WIDTH / hold.length;
  const sideAt = TOP_VIEW_AT + hold.width * scale + GAP;
  const listAt = sideAt + hold.height * scale + GAP / 2;
  const marks = [container?.containerNo, container?.sizeType, orderBigNo, train.trainNo, train.departDate];
  return {
    heading: texts.drawing,
    subheading: marks.filter(Boolean).join(' · '),
    more: '…',
    moreHeading: texts.drawing,
    boxes: [
      ...figures(loaded, sheet),
      ...viewOf(loaded, { name: 'top', title: texts.topView, at: TOP_VIEW_AT, size: hold.width }, ({ y, width }) => [
        y,
        width,
      ]),
      ...viewOf(loaded, { name: 'side', title: texts.sideView, at: sideAt, size: hold.height }, ({ z, height }) => [
        hold.height - z - height,
        height,
      ]),
    ],
    table: { at: { x: LEFT, y: listAt, width: WIDTH, height: FOOT_AT - listAt }, ...listOf(loaded, sheet) },
    footer: (page, count) => `${orderBigNo}  ·  ${page} / ${count}`,
  };
}

/** A view of the container; `spanOf`: where a piece begins below its upper edge, and how far it reaches, in cm. */
function viewOf(
  { hold, standing }: LoadedContainer,
  { name, title, at, size }: { name: string; title: string; at: number; size: number },
  spanOf: (one: Standing) => readonly [number, number],
): FormBox[] {
  const scale = WIDTH / hold.length;
  const inMm = (cm: number) => Math.max(1, cm * scale);
  return [
    frame(name, title, { x: LEFT, y: at - 5, width: WIDTH, height: 5 }),
    frame(`${name}.hold`, '', { x: LEFT, y: at, width: WIDTH, height: size * scale }),
    ...standing.map((one, index) => {
      const [from, reach] = spanOf(one);
      const place = { x: LEFT + one.x * scale, y: at + from * scale, width: inMm(one.length), height: inMm(reach) };
      return frame(`${name}.${index}`, '', place, [String(index + 1)]);
    }),
  ];
}

function listOf({ standing, centre }: LoadedContainer, { texts, pieces }: Sheet): Omit<FormTable, 'at'> {
  const names = new Map(pieces.map(({ pieceKey, name }) => [pieceKey, name]));
  return {
    columns: [
      { no: '', title: '№', share: 8 },
      { no: '', title: texts.name, share: 62 },
      { no: '', title: texts.sizes, share: 40 },
      { no: '', title: texts.weight, share: 20, align: 'right' },
      { no: '', title: texts.position, share: 40 },
    ],
    rows: standing.map(({ piece, x, y, z, length, width, height }, index) => [
      [String(index + 1)],
      [names.get(groupOf(piece.key)) ?? ''],
      [`${length} × ${width} × ${height}`],
      [String(piece.weight)],
      [`${x} / ${y} / ${z}`],
    ]),
    totals: ['', texts.total, '', String(centre?.weight ?? 0), ''],
  };
}

function figures({ centre, orderContainerId, hold }: LoadedContainer, { texts, lashing }: Sheet): FormBox[] {
  const secured = lashing
    .filter((one) => one.orderContainerId === orderContainerId)
    .map(({ kind, count }) => `${texts.lashingKinds[kind]} × ${count}`)
    .join(', ');
  const mass = [centre?.weight ?? 0, lashingKg(lashing, orderContainerId)].join(' + ');
  const middle = centre === undefined ? '' : [centre.x, centre.y, centre.z].map(Math.round).join(' / ');
  return [
    frame('mass', texts.massOf({ payload: hold.payload }), { x: LEFT, y: 20, width: 60, height: 14 }, [mass]),
    frame('centre', texts.centre, { x: LEFT + 60, y: 20, width: 50, height: 14 }, [middle]),
    frame('lashing', texts.lashing, { x: LEFT + 110, y: 20, width: 80, height: 14 }, [secured]),
  ];
}

const frame = (id: string, title: string, at: FormBox['at'], lines: readonly string[] = []): FormBox => ({
  id,
  no: '',
  title,
  at,
  lines,
});
