import { Button, Table } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { downLoadContractModel, type OwnContract } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import { yuan } from '../yuan.ts';
import styles from './section.module.css';
import { keyOf } from './useOwnContracts.ts';

/** Templates for companies overseas (inventory N02). */
export function TemplateTable({ contracts }: { contracts: readonly OwnContract[] }) {
  const texts = useSectionTexts();
  const format = useFormat();
  const model = useDownload(downLoadContractModel);
  return (
    <Table<OwnContract>
      size="middle"
      rowKey={keyOf}
      pagination={false}
      locale={{ emptyText: texts.noData }}
      dataSource={contracts.filter(({ standing }) => standing !== 'past')}
      columns={[
        {
          title: texts.type,
          key: 'type',
          render: (_, { contractType, lineType, language }) => (
            <>
              {texts.types[contractType]}
              <span className={styles.details}>
                {[texts.lines[lineType], texts.languages[language]].filter(Boolean).join(' · ')}
              </span>
            </>
          ),
        },
        {
          title: texts.line,
          key: 'line',
          responsive: ['md'],
          render: (_, { lineType }) => texts.lines[lineType] || '—',
        },
        {
          title: texts.language,
          key: 'language',
          responsive: ['md'],
          render: (_, { language }) => texts.languages[language],
        },
        {
          title: texts.deposit,
          key: 'deposit',
          align: 'right',
          render: (_, { cashPledge }) => (cashPledge === null ? '—' : yuan(format, cashPledge)),
        },
        {
          title: texts.action,
          key: 'action',
          render: (_, { tid }) => (
            <Button
              type="link"
              size="small"
              disabled={model.isPending}
              onClick={() => void model.download({ type: tid })}
            >
              {texts.template}
            </Button>
          ),
        },
      ]}
    />
  );
}
