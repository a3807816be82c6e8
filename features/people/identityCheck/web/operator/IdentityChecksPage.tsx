import { Button } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { Can, useCan } from '../../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import type { ListColumn } from '../../../../../platform/web/widgets/list/listProps.ts';
import { StatusTag, type Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { checkEnterprise, type IdentityRow, identityChecks, openEvidence } from '../../operatorWire.ts';
import { IDENTITY_PROVIDERS, IDENTITY_STATES, type IdentityState } from '../../status.ts';
import { usePageTexts } from '../texts.ts';
import { EnterpriseDialog } from './EnterpriseDialog.tsx';
import { EvidenceDrawer } from './EvidenceDrawer.tsx';

const TONES: Record<IdentityState, Tone> = {
  open: 'info',
  passed: 'success',
  failed: 'danger',
  expired: 'neutral',
};

/** Identity checks of all companies, for the operator. */
export default function IdentityChecksPage() {
  const texts = usePageTexts();
  const columns = useColumns();
  const canOpen = useCan(openEvidence);
  const [shown, setShown] = useState<IdentityRow | null>(null);
  const [isChecking, setChecking] = useState(false);
  return (
    <>
      <RecordPage
        records={identityChecks}
        title={texts.title}
        subtitle={texts.subtitle}
        sortedBy={{ key: 'createTime', isAsc: 'descending' }}
        emptyText={texts.empty}
        toolbar={
          <Can call={checkEnterprise}>
            <Button onClick={() => setChecking(true)}>{texts.enterprise}</Button>
          </Can>
        }
        filters={[
          { kind: 'text', name: 'name', label: texts.name, placeholder: texts.nameHint },
          {
            kind: 'select',
            name: 'state',
            label: texts.state,
            options: IDENTITY_STATES.map((value) => ({ value, label: texts.states[value] })),
          },
          {
            kind: 'select',
            name: 'provider',
            label: texts.provider,
            options: IDENTITY_PROVIDERS.map((value) => ({ value, label: texts.providers[value] })),
          },
        ]}
        columns={columns}
        actionsWidth={140}
        actions={
          canOpen
            ? (row) =>
                row.hasEvidence && (
                  <Button type="link" size="small" onClick={() => setShown(row)}>
                    {texts.evidence}
                  </Button>
                )
            : undefined
        }
      />
      {shown && <EvidenceDrawer check={shown} onClose={() => setShown(null)} />}
      {isChecking && <EnterpriseDialog onClose={() => setChecking(false)} />}
    </>
  );
}

function useColumns(): ListColumn<IdentityRow, SentBy<typeof identityChecks.list>>[] {
  const texts = usePageTexts();
  const format = useFormat();
  const at = (time: string | null) => (time === null ? '—' : <time title={format.zone}>{format.dateTime(time)}</time>);
  return [
    { key: 'name', title: texts.name, minWidth: 120 },
    {
      key: 'purpose',
      title: texts.purpose,
      minWidth: 150,
      render: ({ purpose }) => texts.purposes[purpose],
    },
    { key: 'reference', title: texts.reference, width: 140, hideOnPhone: true },
    {
      key: 'provider',
      title: texts.provider,
      width: 150,
      render: ({ provider }) => (provider ? texts.providers[provider] : texts.notOpened),
    },
    { key: 'createTime', title: texts.createTime, width: 152, render: ({ createTime }) => at(createTime) },
    { key: 'finishTime', title: texts.finishTime, width: 152, render: ({ finishTime }) => at(finishTime) },
    {
      key: 'reason',
      title: texts.reason,
      minWidth: 160,
      render: ({ reason, state }) => (reason && state !== 'passed' ? texts.reasons[reason] : '—'),
    },
    {
      key: 'state',
      title: texts.state,
      width: 110,
      inCardCorner: true,
      render: ({ state }) => <StatusTag tone={TONES[state]} label={texts.states[state]} />,
    },
  ];
}
