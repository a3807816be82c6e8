import { Button } from 'antd';
import { useState } from 'react';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useMay } from '../../../../platform/web/who/who.ts';
import { eventTemplate, type FollowedTrain } from '../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import { DepartDialog } from './DepartDialog.tsx';
import { EventDialog } from './EventDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';

type Open = 'record' | 'import' | 'depart' | null;

/** What the dispatcher can do with a train now. */
export function TrainActions({ followed }: { followed: FollowedTrain }) {
  const texts = useOperatorTexts();
  const mayAdd = useMay('tracking:event:add');
  const [open, setOpen] = useState<Open>(null);
  const template = useDownload(eventTemplate);
  const { trainInfoId } = followed.train;
  const close = () => setOpen(null);
  if (!mayAdd || !followed.mayRecord) return null;
  const download = (
    <Button type="link" loading={template.isPending} onClick={() => void template.download({ trainInfoId })}>
      {texts.template}
    </Button>
  );
  return (
    <>
      <Button onClick={() => setOpen('import')}>{texts.import}</Button>
      <Button type={followed.mayDepart ? 'default' : 'primary'} onClick={() => setOpen('record')}>
        {texts.record}
      </Button>
      {followed.mayDepart && (
        <Button type="primary" onClick={() => setOpen('depart')}>
          {texts.depart}
        </Button>
      )}
      <EventDialog isOpen={open === 'record'} followed={followed} onClose={close} />
      <DepartDialog isOpen={open === 'depart'} train={followed.train} onClose={close} />
      <ImportDialog
        isOpen={open === 'import'}
        trainInfoId={trainInfoId}
        template={download}
        onClose={close}
      />
    </>
  );
}
