import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePermissions } from '../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { orderPage, reviewQueuePage } from '../../booking/pages.ts';
import { SHARE_ACCESS } from '../accessWire.ts';
import { LINK_STATES, LINK_TASKS } from '../link.ts';
import { type LinkRow, shareLinks } from '../wire.ts';
import { STATE_TONES } from './section/LinkCard.tsx';
import { LinkLog } from './section/LinkLog.tsx';
import { RevokeButton } from './section/RevokeButton.tsx';
import { useLinksTexts } from './texts.ts';

/** Links of all orders that the reader reaches. */
export default function LinksPage() {
  const texts = useLinksTexts();
  const format = useFormat();
  const [shown, show] = useState<LinkRow | null>(null);
  return (
    <>
      <RecordPage
        records={shareLinks}
        title={texts.title}
        subtitle={texts.subtitle}
        emptyText={texts.empty}
        filters={[
          { kind: 'text', name: 'orderBigNo', label: texts.order },
          {
            kind: 'select',
            name: 'task',
            label: texts.task,
            options: LINK_TASKS.map((value) => ({ value, label: texts.tasks[value] })),
          },
          {
            kind: 'select',
            name: 'state',
            label: texts.state,
            options: LINK_STATES.map((value) => ({ value, label: texts.states[value] })),
          },
        ]}
        columns={[
          { key: 'task', title: texts.task, minWidth: 176, render: (row: LinkRow) => texts.tasks[row.task] },
          { key: 'recipient', title: texts.recipient, minWidth: 120 },
          {
            key: 'orderBigNo',
            title: texts.order,
            width: 168,
            render: ({ orderBigNo }) => <OrderLink orderBigNo={orderBigNo} />,
          },
          {
            key: 'containerNo',
            title: texts.container,
            width: 136,
            hideOnPhone: true,
            render: ({ isForOne, containerNo }) =>
              isForOne ? containerNo || texts.numberUnknown : texts.allContainers,
          },
          {
            key: 'usedCount',
            title: texts.uses,
            width: 96,
            render: ({ usedCount, maxUses }) => `${usedCount} / ${maxUses}`,
          },
          {
            key: 'expireTime',
            title: texts.until,
            width: 152,
            render: ({ expireTime }) => format.dateTime(expireTime),
          },
          {
            key: 'state',
            title: texts.state,
            width: 112,
            inCardCorner: true,
            render: ({ state }) => <StatusTag tone={STATE_TONES[state]} label={texts.states[state]} />,
          },
        ]}
        actions={(row) => (
          <>
            <Button type="link" size="small" onClick={() => show(row)}>
              {texts.log}
            </Button>
            <RevokeButton link={row} />
          </>
        )}
      />
      {shown && <LinkLog link={shown} onClose={() => show(null)} />}
    </>
  );
}

function OrderLink({ orderBigNo }: { orderBigNo: string }) {
  const isOperator = usePermissions().can({ one: SHARE_ACCESS.any });
  const path = isOperator ? pathTo(reviewQueuePage, { order: orderBigNo }) : pathTo(orderPage, { orderBigNo, type: 0 });
  return <Link to={path}>{orderBigNo}</Link>;
}
