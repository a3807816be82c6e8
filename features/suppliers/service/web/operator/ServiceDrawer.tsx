import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { getServiceOrder, moveServiceOrder } from '../../operatorWire.ts';
import type { AnyServiceOrder, ServiceBid } from '../../order.ts';
import { OPERATOR_MOVES } from '../../states.ts';
import { Facts } from '../parts/Facts.tsx';
import { History } from '../parts/History.tsx';
import { MoveButtons } from '../parts/MoveButtons.tsx';
import styles from '../parts/parts.module.css';
import { Stays } from '../parts/Stays.tsx';
import { Trips } from '../parts/Trips.tsx';
import { useServiceTexts } from '../texts.ts';
import { BID_TONES, STATE_TONES } from '../tones.ts';
import { AskDialog, CheckFeeDialog, OfferDialog, PriceDialog } from './dialogs.tsx';
import { OPERATOR_READS } from './operatorReads.ts';

const WIDTH = 760;

type Dialog = { name: 'ask' | 'offer' | 'check' } | { name: 'price'; bid: ServiceBid };

/** A service order with quotes, prices of both sides and what can be done. */
export function ServiceDrawer(props: { serviceOrderId: number | null; onClose: () => void }) {
  const { serviceOrderId, onClose } = props;
  const texts = useServiceTexts();
  const enabled = serviceOrderId !== null;
  const read = useRead(getServiceOrder, { serviceOrderId: serviceOrderId ?? 0 }, { enabled });
  const service = enabled ? read.data : undefined;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const title = service ? `${texts.kinds[service.kind]} ${service.serviceNo}` : texts.operator.title;
  const close = () => setDialog(null);
  return (
    <Drawer
      open={enabled}
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      title={title}
      destroyOnHidden
      onClose={onClose}
      footer={service && <Actions service={service} onOpen={setDialog} />}
    >
      {service ? (
        <>
          <Body service={service} onUse={(bid) => setDialog({ name: 'price', bid })} />
          {dialog?.name === 'ask' && <AskDialog service={service} onClose={close} />}
          {dialog?.name === 'offer' && <OfferDialog service={service} onClose={close} />}
          {dialog?.name === 'check' && <CheckFeeDialog service={service} onClose={close} />}
          {dialog?.name === 'price' && <PriceDialog service={service} bid={dialog.bid} onClose={close} />}
        </>
      ) : read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  );
}

function Actions({ service, onOpen }: { service: AnyServiceOrder; onOpen: (dialog: Dialog) => void }) {
  const texts = useServiceTexts();
  const moving = useWrite(moveServiceOrder, { invalidates: OPERATOR_READS, done: texts.moved });
  const mayMove = useCan(moveServiceOrder);
  const { serviceOrderId, version } = service;
  const moves = OPERATOR_MOVES.filter((move) => service.abilities[move]);
  if (!mayMove) return null;
  return (
    <div className={styles.buttons}>
      {service.abilities.askSuppliers && (
        <Button type="primary" onClick={() => onOpen({ name: 'ask' })}>
          {texts.operator.ask}
        </Button>
      )}
      {service.abilities.offer && (
        <Button onClick={() => onOpen({ name: 'offer' })}>{texts.operator.offerTitle}</Button>
      )}
      {service.abilities.checkFee && (
        <Button type="primary" onClick={() => onOpen({ name: 'check' })}>
          {texts.operator.checkTitle}
        </Button>
      )}
      <MoveButtons
        moves={moves}
        isPending={moving.isPending}
        onMove={async (move, reason) => (await moving.send({ serviceOrderId, version, move, reason })) !== undefined}
      />
    </div>
  );
}

function Body({ service, onUse }: { service: AnyServiceOrder; onUse: (bid: ServiceBid) => void }) {
  const texts = useServiceTexts();
  const about = [service.companyName, service.orderBigNo, service.trainNo].filter(Boolean).join(' · ');
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <span className={styles.soft}>{about}</span>
        <StatusTag tone={STATE_TONES[service.state]} label={texts.states[service.state]} />
      </div>
      <BothPrices service={service} />
      <Facts service={service} />
      <Bids service={service} onUse={onUse} />
      {service.trips.length > 0 && <Trips service={service} showsLink />}
      {service.stays.length > 0 && <Stays service={service} currency={service.saleCurrency} />}
      <History events={service.history} isOpen />
    </div>
  );
}

function BothPrices({ service }: { service: AnyServiceOrder }) {
  const texts = useServiceTexts();
  const format = useFormat();
  const { costAmount, costCurrency, saleAmount, saleCurrency, feeCost, feeSale, supplierName } = service;
  const cost = feeCost ?? costAmount;
  const sale = feeSale ?? saleAmount;
  const lines = [
    [texts.supplier, supplierName || null],
    [texts.costAmount, cost === null ? null : format.money(cost, costCurrency)],
    [texts.saleAmount, sale === null ? null : format.money(sale, saleCurrency)],
  ].flatMap(([label, text]) => (label == null || text == null ? [] : [[label, text] as const]));
  if (lines.length === 0) return null;
  return (
    <dl className={styles.prices}>
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bids({ service, onUse }: { service: AnyServiceOrder; onUse: (bid: ServiceBid) => void }) {
  const texts = useServiceTexts();
  const format = useFormat();
  if (service.bids.length === 0) return <p className={styles.soft}>{texts.operator.bidsEmpty}</p>;
  return (
    <section aria-label={texts.operator.bids}>
      <h3 className={styles.title}>{texts.operator.bids}</h3>
      <ul className={styles.cards}>
        {service.bids.map((bid) => (
          <li key={bid.bidId} className={styles.card}>
            <div className={styles.head}>
              <strong>{bid.companyName}</strong>
              <StatusTag tone={BID_TONES[bid.bidState]} label={texts.bidStates[bid.bidState]} />
            </div>
            {bid.bidAmount !== null && (
              <div className={styles.head}>
                <span>
                  {format.money(bid.bidAmount, bid.bidCurrency)}{' '}
                  <span className={styles.soft}>
                    {[
                      bid.bidValidUntil && `${texts.jobs.validUntil} ${format.date(bid.bidValidUntil)}`,
                      bid.bidFreeDays !== null && bid.bidDayRate !== null
                        ? texts.section.freeDays({
                            days: bid.bidFreeDays,
                            rate: format.money(bid.bidDayRate, bid.bidCurrency),
                          })
                        : '',
                      bid.bidNote,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {bid.bidState === 'quoted' && service.abilities.price && (
                  <Button size="small" type="primary" onClick={() => onUse(bid)}>
                    {texts.operator.useBid}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
