import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { eventTemplate, type FollowedTrain, saveEvents } from '../../wire.ts';
import { useOperatorTexts } from '../texts.ts';
import { DepartDialog } from './DepartDialog.tsx';
import { EventDialog } from './EventDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { DEPART, RECORD } from './paths.ts';

/** Departure dialog, opened by the URL (`depart=1`) so that other pages can link to it. */
function useDepartDialog(): [boolean, (isDeparting: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const change = (isDeparting: boolean) =>
    setParams(
      ([...current]) => {
        const others = current.filter(([name]) => name !== DEPART);
        return isDeparting ? [...others, [DEPART, '1']] : others;
      },
      { replace: true },
    );
  return [params.has(DEPART), change];
}

type OpenDialog = 'record' | 'import' | null;

export function TrainActions({ followed }: { followed: FollowedTrain }) {
  const texts = useOperatorTexts();
  const canAdd = useCan(saveEvents);
  const [params] = useSearchParams();
  const [open, setOpen] = useState<OpenDialog>(params.has(RECORD) ? 'record' : null);
  const [isDeparting, setDeparting] = useDepartDialog();
  const template = useDownload(eventTemplate);
  const { trainInfoId } = followed.train;
  const close = () => setOpen(null);
  if (!canAdd || !followed.abilities.record) return null;
  const download = (
    <Button type="link" loading={template.isPending} onClick={() => void template.download({ trainInfoId })}>
      {texts.template}
    </Button>
  );
  return (
    <>
      <Button onClick={() => setOpen('import')}>{texts.import}</Button>
      <Button type={followed.abilities.depart ? 'default' : 'primary'} onClick={() => setOpen('record')}>
        {texts.record}
      </Button>
      {followed.abilities.depart && (
        <Button type="primary" onClick={() => setDeparting(true)}>
          {texts.depart}
        </Button>
      )}
      <EventDialog isOpen={open === 'record'} followed={followed} onClose={close} />
      <DepartDialog
        isOpen={isDeparting && followed.abilities.depart}
        train={followed.train}
        onClose={() => setDeparting(false)}
      />
      <ImportDialog isOpen={open === 'import'} trainInfoId={trainInfoId} template={download} onClose={close} />
    </>
  );
}
