import { Button, Modal } from 'antd';
import { useNavigate } from 'react-router';
import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { action, reasonAction } from '../../../../../platform/web/actions/action.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { readCell } from '../../../../freight/cargo/cells.ts';
import { containerOfScope } from '../../../../freight/cargo/shipmentFields.ts';
import { prepareDocumentsPage } from '../../pages.ts';
import {
  downloadTrainPaper,
  downloadTrainPaperSheet,
  getBoard,
  issueTrainPaper,
  type TrainPaperEntry,
  type TrainPaperView,
  viewTrainPaper,
  withdrawTrainPaper,
} from '../../trainWire.ts';
import styles from '../dossier.module.css';
import { Differences, Faults, Versions } from '../PaperParts.tsx';
import { PaperSheet } from '../PaperSheet.tsx';
import { useTexts } from '../texts.ts';

interface OfTrainPaper {
  trainInfoId: number;
  code: TrainPaperEntry['code'];
}

/** A paper of the whole train as it will be printed; a box leads to the dossier of its container. */
export function TrainPaperDialog({ trainInfoId, code, onClose }: OfTrainPaper & { onClose: () => void }) {
  const { trainPapers } = useTexts();
  const navigate = useNavigate();
  const asked = { trainInfoId, code };
  const read = useRead(viewTrainPaper, asked);
  const goTo = (view: TrainPaperView, cell: string) => {
    const orderBigNo = orderOf(view, cell);
    if (orderBigNo !== undefined) navigate(pathTo(prepareDocumentsPage, { orderBigNo, cell }));
  };
  return (
    <Modal open width={760} footer={null} title={trainPapers[code]} onCancel={onClose}>
      {read.error && <LoadError error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && (
        <div className={styles.view}>
          <Tools asked={asked} view={read.data} />
          <Faults faults={read.data.faults.map(placed)} onFault={({ cell }) => read.data && goTo(read.data, cell)} />
          <Differences differences={read.data.differences} />
          <PaperSheet
            view={read.data}
            marked=""
            onPick={({ cells: [cell] }) => cell !== undefined && read.data && goTo(read.data, cell)}
          />
          <IssuedVersions asked={asked} view={read.data} />
        </div>
      )}
    </Modal>
  );
}

/** With the line of the list and the order that it is of. */
const placed = (fault: TrainPaperView['faults'][number]) => {
  const line = /^(\d+)\./.exec(fault.boxId)?.[1];
  const place = [line === undefined ? '' : `№ ${Number(line) + 1}`, fault.orderBigNo, fault.box];
  return { ...fault, box: place.filter(Boolean).join(' · ') };
};

function orderOf({ orders }: TrainPaperView, cell: string): string | undefined {
  const id = containerOfScope(readCell(cell).key);
  return id === null ? undefined : orders[String(id)];
}

interface OfView {
  asked: OfTrainPaper;
  view: TrainPaperView;
}

function Tools({ asked, view }: OfView) {
  const { page } = useTexts();
  const { download, isPending } = useDownload(downloadTrainPaper);
  const sheet = useDownload(downloadTrainPaperSheet);
  const inForce = view.versions.find(({ state }) => state === 'issued');
  return (
    <div className={styles.tools}>
      <ActionButtons
        look="buttons"
        invalidates={[getBoard, viewTrainPaper]}
        actions={[
          view.faults.length === 0 &&
            action(issueTrainPaper, asked, {
              label: inForce ? page.reissue : page.issue,
              done: page.issued,
              isMain: true,
              text: inForce ? page.reissueText : page.issueText,
            }),
          inForce !== undefined &&
            reasonAction(
              withdrawTrainPaper,
              (reason) => ({ trainInfoId: asked.trainInfoId, paperId: inForce.paperId, reason }),
              { label: page.withdraw, title: page.withdrawTitle, done: page.withdrawn, isDangerous: true },
            ),
        ]}
      />
      <Button loading={isPending} onClick={() => void download(asked)}>
        {view.faults.length > 0 || inForce === undefined ? page.draft : page.draftNow}
      </Button>
      <Button loading={sheet.isPending} onClick={() => void sheet.download(asked)}>
        {page.excel}
      </Button>
    </div>
  );
}

function IssuedVersions({ asked, view }: OfView) {
  const { download } = useDownload(downloadTrainPaper);
  return <Versions versions={view.versions} onDownload={(paperId) => void download({ ...asked, paperId })} />;
}
