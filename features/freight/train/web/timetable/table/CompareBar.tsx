import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { isBelow } from '../../../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import type { SizeType } from '../../../sizeTypes.ts';
import type { Train } from '../../../wire.ts';
import { BookButton } from '../../parts/BookButton.tsx';
import { transitTime } from '../../parts/transitTime.ts';
import { useTrainTexts } from '../../texts.ts';
import styles from './table.module.css';

export const MAX_COMPARED = 4;

interface Props {
  trains: readonly Train[];
  onChange: (trains: readonly Train[]) => void;
}

/** Trains ticked for comparison. */
export function CompareBar({ trains, onChange }: Props) {
  const { timetable: texts } = useTrainTexts();
  const [isOpen, setOpen] = useState(false);
  if (trains.length === 0) return null;
  return (
    <div className={styles.compareBar}>
      <span>{texts.chosenTrains({ count: trains.length, most: MAX_COMPARED })}</span>
      <Button type="primary" size="small" disabled={trains.length < 2} onClick={() => setOpen(true)}>
        {texts.compare}
      </Button>
      <Button type="link" size="small" onClick={() => onChange([])}>
        {texts.clearChosen}
      </Button>
      <Modal
        open={isOpen}
        width={Math.min(1100, 280 + trains.length * 200)}
        title={texts.compare}
        footer={null}
        onCancel={() => setOpen(false)}
      >
        <Comparison trains={trains} />
      </Modal>
    </div>
  );
}

function Comparison({ trains }: { trains: readonly Train[] }) {
  const page = useTrainTexts();
  const format = useFormat();
  const sizeTypes = [...new Set(trains.flatMap((train) => train.prices.map(({ sizeType }) => sizeType)))];
  const days = (train: Train) => transitTime(train.departTime, train.arriveTime).days;
  return (
    <div className={styles.comparison}>
      <table>
        <thead>
          <tr>
            <td />
            {trains.map((train) => (
              <th key={train.trainInfoId} scope="col">
                {train.trainNo}
                <div className={styles.soft}>{train.lineName}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={page.depart} trains={trains} show={({ departTime }) => format.dateTime(departTime)} />
          <Row label={page.arrive} trains={trains} show={({ arriveTime }) => format.dateTime(arriveTime)} />
          <Row
            label={page.timetable.transit}
            trains={trains}
            rank={days}
            show={(train) => page.transitTime(transitTime(train.departTime, train.arriveTime))}
          />
          <Row label={page.cutoff} trains={trains} show={({ cutoffTime }) => format.dateTime(cutoffTime)} />
          <Row label={page.gateIn} trains={trains} show={({ gateInTime }) => format.dateTime(gateInTime)} />
          <Row
            label={page.space}
            trains={trains}
            rank={({ remainTeu }) => -remainTeu}
            show={({ remainTeu, capacityTeu }) => `${remainTeu} / ${capacityTeu} TEU`}
          />
          {sizeTypes.map((sizeType) => (
            <PriceRow key={sizeType} sizeType={sizeType} trains={trains} />
          ))}
          <Row label="" trains={trains} show={(train) => <BookButton train={train} size="small" />} />
        </tbody>
      </table>
    </div>
  );
}

/** Prices in different currencies are not ranked. */
function PriceRow({ sizeType, trains }: { sizeType: SizeType; trains: readonly Train[] }) {
  const page = useTrainTexts();
  const format = useFormat();
  const priceOf = (train: Train) => train.prices.find((price) => price.sizeType === sizeType);
  const prices = trains.flatMap((train) => priceOf(train)?.price ?? []);
  const rank = (train: Train) => {
    const found = priceOf(train);
    return found ? prices.filter((other) => isBelow(other, found.price)).length : Number.POSITIVE_INFINITY;
  };
  const currencies = new Set(trains.flatMap((train) => priceOf(train)?.currency ?? []));
  return (
    <Row
      label={page.sizeShort[sizeType]}
      trains={trains}
      {...(currencies.size === 1 ? { rank } : {})}
      show={(train) => {
        const found = priceOf(train);
        return found ? format.money(found.price, found.currency) : '–';
      }}
    />
  );
}

interface RowProps {
  label: string;
  trains: readonly Train[];
  show: (train: Train) => ReactNode;
  /** the lowest is best and stands out, unless all are equal */
  rank?: (train: Train) => number;
}

function Row({ label, trains, show, rank }: RowProps) {
  const ranks = rank ? trains.map(rank) : [];
  const known = ranks.filter(Number.isFinite);
  const best = Math.min(...known);
  const stands = known.some((one) => one !== best);
  return (
    <tr>
      <th scope="row">{label}</th>
      {trains.map((train, index) => (
        <td key={train.trainInfoId} data-best={stands && ranks[index] === best}>
          {show(train)}
        </td>
      ))}
    </tr>
  );
}
