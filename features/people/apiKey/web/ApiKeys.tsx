import { Button, Popconfirm, Tooltip } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { ListPage } from '../../../../platform/web/widgets/list/ListPage.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { WIRE_BASE } from '../../../../platform/wire/base.ts';
import { type ApiKeyRow, listApiKeys, listPartners, revokeApiKey } from '../wire.ts';
import styles from './apiKey.module.css';
import { MadeKeyDialog, NewKeyDialog } from './NewKeyDialog.tsx';
import { useApiKeyTexts } from './texts.ts';

const TONES = {
  active: 'success',
  expiring: 'warning',
  expired: 'neutral',
  revoked: 'neutral',
  stopped: 'danger',
} as const;

function Revoke({ apiKey }: { apiKey: ApiKeyRow }) {
  const texts = useApiKeyTexts();
  const { keyId, name } = apiKey;
  const revoking = useWrite(revokeApiKey, { invalidates: [listApiKeys, listPartners], done: texts.revoked });
  return (
    <Popconfirm
      title={texts.revokeAsk({ name })}
      okText={texts.revoke}
      okButtonProps={{ danger: true }}
      onConfirm={() => revoking.send({ keyId })}
    >
      <Button type="link" danger size="small" loading={revoking.isPending} aria-label={texts.revokeOf({ name })}>
        {texts.revoke}
      </Button>
    </Popconfirm>
  );
}

function State({ apiKey: { state } }: { apiKey: ApiKeyRow }) {
  const texts = useApiKeyTexts();
  const tag = <StatusTag tone={TONES[state]} label={texts.states[state]} />;
  if (state !== 'stopped') return tag;
  return (
    <Tooltip title={texts.stoppedHint}>
      <span>{tag}</span>
    </Tooltip>
  );
}

const isAlive = ({ state }: ApiKeyRow) => state !== 'revoked' && state !== 'expired';

/** Section of the account centre: the company's keys. */
export function ApiKeys() {
  const texts = useApiKeyTexts();
  const { columns } = texts;
  const format = useFormat();
  const [isCreating, setCreating] = useState(false);
  const [madeKey, setMadeKey] = useState<string | null>(null);
  const time = (text: string | null) =>
    text === null ? texts.never : <time title={format.zone}>{format.dateTime(text)}</time>;
  return (
    <section aria-label={texts.title}>
      <div className={styles.head}>
        <p className={styles.intro}>
          {texts.intro}{' '}
          <a href={`${WIRE_BASE}/docs`} target="_blank" rel="noreferrer">
            {texts.docs}
          </a>
        </p>
        <Button type="primary" onClick={() => setCreating(true)}>
          {texts.create}
        </Button>
      </div>
      <ListPage
        call={listApiKeys}
        rowKey="keyId"
        label={texts.title}
        emptyText={texts.empty}
        actionsWidth={96}
        actions={(apiKey) => (isAlive(apiKey) ? <Revoke apiKey={apiKey} /> : null)}
        columns={[
          {
            key: 'name',
            title: columns.name,
            minWidth: 150,
            render: ({ name, prefix }) => (
              <>
                {name} <div className={styles.prefix}>{prefix}…</div>
              </>
            ),
          },
          {
            key: 'scopes',
            title: columns.scopes,
            width: 210,
            render: ({ scopes, addresses }) => (
              <>
                {scopes.map((scope) => (
                  <span key={scope} className={styles.scope}>
                    {texts.scopes[scope]}
                  </span>
                ))}
                <span className={styles.soft}>{addresses.join(', ') || texts.everywhere}</span>
              </>
            ),
          },
          { key: 'makerName', title: columns.maker, width: 110 },
          { key: 'expireTime', title: columns.expires, width: 150, render: (row) => time(row.expireTime) },
          {
            key: 'lastUsedTime',
            title: columns.lastUsed,
            width: 150,
            render: (row) => time(row.lastUsedTime),
          },
          {
            key: 'state',
            title: columns.state,
            width: 130,
            inCardCorner: true,
            render: (apiKey) => <State apiKey={apiKey} />,
          },
        ]}
      />
      <NewKeyDialog isOpen={isCreating} onMade={setMadeKey} onClose={() => setCreating(false)} />
      {madeKey !== null && <MadeKeyDialog madeKey={madeKey} onClose={() => setMadeKey(null)} />}
    </section>
  );
}
