import { Button, Table } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { RuleCode } from '../ruleCodes.ts';
import { type InspectionRule, listRules, setRule } from '../wire.ts';
import styles from './inspection.module.css';
import { RuleDialog } from './RuleDialog.tsx';
import { useTexts } from './texts.ts';

/** Rules of the inspection: where each is from, what it does, on or off, its limit. */
export default function RulesPage() {
  const { rulesPage: texts } = useTexts();
  const read = useRead(listRules, {});
  const [edited, setEdited] = useState<RuleCode | null>(null);
  const rule = read.data?.find(({ code }) => code === edited);
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      {read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <RuleTable rules={read.data ?? []} isLoading={read.isPending} onEdit={setEdited} />
      )}
      {rule && <RuleDialog key={rule.code} rule={rule} onClose={() => setEdited(null)} />}
    </>
  );
}

interface RuleTableProps {
  rules: InspectionRule[];
  isLoading: boolean;
  onEdit: (code: RuleCode) => void;
}

function RuleTable({ rules, isLoading, onEdit }: RuleTableProps) {
  const { rulesPage: texts, names, asks, severities } = useTexts();
  const format = useFormat();
  const canSet = useCan(setRule);
  return (
    <Table<InspectionRule>
      size="small"
      aria-label={texts.title}
      rowKey="code"
      loading={isLoading}
      dataSource={rules}
      pagination={false}
      scroll={{ x: 860 }}
      columns={[
        {
          title: texts.rule,
          render: (_, { code }) => (
            <div>
              {names[code]}
              <small className={styles.asks}>{asks[code]}</small>
            </div>
          ),
        },
        {
          title: texts.effect,
          render: (_, { severity }) => (
            <StatusTag tone={severity === 'red' ? 'danger' : 'warning'} label={severities[severity]} />
          ),
        },
        {
          title: texts.source,
          render: (_, { source, version, since }) => (
            <div>
              {source}
              <small className={styles.asks}>{`${texts.version} ${version} · ${format.date(since)}`}</small>
            </div>
          ),
        },
        { title: texts.limit, align: 'right', render: (_, { limit }) => (limit === null ? '' : `± ${limit} %`) },
        {
          title: texts.state,
          render: (_, { isOn }) => (
            <StatusTag tone={isOn ? 'success' : 'neutral'} label={isOn ? texts.on : texts.off} />
          ),
        },
        {
          title: texts.changed,
          render: (_, { setBy, setTime }) => setTime && `${setBy} · ${format.dateTime(setTime)}`,
        },
        ...(canSet
          ? [
              {
                title: '',
                render: (_: unknown, { code }: InspectionRule) => (
                  <Button size="small" onClick={() => onEdit(code)}>
                    {texts.edit}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
