import { Button, Popconfirm } from 'antd';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../../../platform/web/records/RecordPage.tsx';
import { usePlatformTexts } from '../../../../../../platform/web/texts/platformTexts.ts';
import { StatusTag } from '../../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { ClashParty, NumberClashRow } from '../../../numbers.ts';
import { listBookings } from '../../../operatorWire.ts';
import { decideClash, numberClashes } from '../../../poolWire.ts';
import { CLASH_STATES, type ClashState } from '../../../states.ts';
import { useTexts } from '../../texts.ts';
import { OrderDrawer } from '../order/OrderDrawer.tsx';
import { OrderNumberButton } from '../order/OrderNumberButton.tsx';
import { useOpenOrder } from '../order/useOpenOrder.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './clashes.module.css';

const TONES = {
  open: 'warning',
  kept: 'neutral',
  given: 'success',
  dropped: 'neutral',
} as const satisfies Record<ClashState, string>;

/** Numbers that two companies claim: both orders with what speaks for them, decided by one click. */
export default function ClashesPage() {
  const texts = useOperatorTexts().clash;
  const format = useFormat();
  const { opened, open, close } = useOpenOrder();
  return (
    <>
      <RecordPage
        records={numberClashes}
        title={texts.title}
        subtitle={texts.subtitle}
        emptyText={texts.empty}
        doneText={texts.allDecided}
        initialFilters={{ state: 'open' }}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: texts.state,
            options: CLASH_STATES.map((value) => ({ value, label: texts.states[value] })),
          },
          { kind: 'text', name: 'containerNo', label: texts.containerNo },
        ]}
        columns={[
          {
            key: 'containerNo',
            title: texts.containerNo,
            width: 168,
            isTall: true,
            render: ({ containerNo, reason, typedBy, createTime }) => (
              <>
                <strong>{containerNo}</strong>
                <div className={styles.soft}>{texts.reasons[reason]}</div>
                <div className={styles.soft}>{texts.typed({ who: typedBy, time: format.dateTime(createTime) })}</div>
              </>
            ),
          },
          {
            key: 'holder',
            title: texts.holder,
            minWidth: 240,
            isTall: true,
            render: ({ holder }) => <Party party={holder} onOpen={open} />,
          },
          {
            key: 'claimant',
            title: texts.claimant,
            minWidth: 240,
            isTall: true,
            render: ({ claimant }) => <Party party={claimant} onOpen={open} />,
          },
          {
            key: 'state',
            title: texts.state,
            width: 120,
            inCardCorner: true,
            render: ({ state, decidedBy }) => (
              <>
                <StatusTag tone={TONES[state]} label={texts.states[state]} />
                {decidedBy && <div className={styles.soft}>{decidedBy}</div>}
              </>
            ),
          },
        ]}
        actionsWidth={184}
        actions={(clash) => clash.state === 'open' && <Decision clash={clash} />}
      />
      <OrderDrawer orderBigNo={opened} onClose={close} />
    </>
  );
}

/** Evidence of one side: its order, train, the container's own facts and its earlier journeys. */
function Party({ party, onOpen }: { party: ClashParty; onOpen: (orderBigNo: string) => void }) {
  const texts = useTexts();
  const { clash } = useOperatorTexts();
  const format = useFormat();
  const { sealNo, vgmKg } = party;
  return (
    <div className={styles.party}>
      <strong>{party.companyName}</strong>
      <span>
        <OrderNumberButton orderBigNo={party.orderBigNo} onOpen={onOpen} /> · {texts.containerStatus[party.status]}
      </span>
      <span>
        {party.trainNo} · {party.startStation} → {party.endStation}
      </span>
      <span className={styles.soft} title={format.zone}>
        {format.dateTime(party.departTime)} – {format.dateTime(party.arriveTime)}
      </span>
      <span className={styles.soft}>
        {[
          `${party.owner} ${party.sizeType}`,
          sealNo && clash.seal({ sealNo }),
          vgmKg && `VGM ${format.kg(vgmKg)}`,
          clash.past({ count: party.pastVoyages }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  );
}

function Decision({ clash }: { clash: NumberClashRow }) {
  const texts = useOperatorTexts().clash;
  const { action } = usePlatformTexts();
  const write = useWrite(decideClash, {
    invalidates: [numberClashes.list, listBookings],
    done: texts.decided,
  });
  const { clashId, holder, claimant, containerNo, abilities } = clash;
  return (
    <Can call={decideClash}>
      <div className={styles.decision}>
        <Button
          size="small"
          type="primary"
          loading={write.isPending}
          onClick={() => void write.send({ clashId, give: false })}
        >
          {texts.keep}
        </Button>
        <Popconfirm
          title={texts.giveTitle({ containerNo, company: claimant.companyName })}
          description={texts.giveText({ company: holder.companyName })}
          okText={texts.give}
          cancelText={action.cancel}
          placement="topRight"
          styles={{ root: { maxWidth: 360 } }}
          onConfirm={() => write.send({ clashId, give: true })}
        >
          <Button size="small" disabled={!abilities.give} title={abilities.give ? undefined : texts.mayNotGive}>
            {texts.give}
          </Button>
        </Popconfirm>
      </div>
    </Can>
  );
}
