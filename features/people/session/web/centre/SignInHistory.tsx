import { useFormat } from '../../../../../platform/web/language/format.ts';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { listOwnSignIns } from '../../presenceWire.ts';
import { useCentreTexts } from '../texts.ts';
import styles from './centre.module.css';
import { deviceName } from './deviceName.ts';

export function SignInHistory() {
  const texts = useCentreTexts();
  const format = useFormat();
  return (
    <section aria-labelledby="sign-in-history">
      <h2 id="sign-in-history" className={styles.listTitle}>
        {texts.history}
      </h2>
      <ListPage
        call={listOwnSignIns}
        exportName="session.signIn"
        rowKey="infoId"
        label={texts.history}
        sortedBy={{ key: 'loginTime', isAsc: 'descending' }}
        emptyText={texts.historyEmpty}
        columns={[
          {
            key: 'loginTime',
            title: texts.time,
            width: 170,
            render: ({ loginTime }) => <time title={format.zone}>{format.dateTime(loginTime)}</time>,
          },
          {
            key: 'outcome',
            title: texts.outcome,
            width: 170,
            inCardCorner: true,
            render: ({ outcome }) => (
              <StatusTag tone={outcome === 'done' ? 'success' : 'danger'} label={texts.outcomes[outcome]} />
            ),
          },
          { key: 'way', title: texts.way, width: 150, render: ({ way }) => texts.ways[way] },
          {
            key: 'device',
            title: texts.device,
            minWidth: 180,
            render: (row) => deviceName(row, texts.unknownDevice),
          },
          { key: 'ipaddr', title: texts.address, width: 180 },
        ]}
      />
    </section>
  );
}
