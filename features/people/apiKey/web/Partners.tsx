import { Button, Popconfirm } from 'antd';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { allowPartner, listPartners, type Partner } from '../wire.ts';
import styles from './apiKey.module.css';
import { useApiKeyTexts } from './texts.ts';

function PartnerRow({ partner }: { partner: Partner }) {
  const { partners: texts } = useApiKeyTexts();
  const { keyId, name, makerName, isAllowed } = partner;
  const writing = useWrite(allowPartner, { invalidates: [listPartners], done: texts.done });
  const allow = (chosen: '0' | '1') => void writing.send({ keyId, isAllowed: chosen });
  return (
    <li className={styles.partner}>
      <div>
        <strong>{name}</strong> {isAllowed && <StatusTag tone="success" label={texts.allowed} />}
        <div className={styles.soft}>{texts.by({ maker: makerName })}</div>
      </div>
      {isAllowed ? (
        <Button
          size="small"
          danger
          loading={writing.isPending}
          aria-label={texts.withdrawOf({ name })}
          onClick={() => allow('0')}
        >
          {texts.withdraw}
        </Button>
      ) : (
        <Popconfirm title={texts.allowAsk({ name })} okText={texts.allow} onConfirm={() => allow('1')}>
          <Button size="small" loading={writing.isPending} aria-label={texts.allowOf({ name })}>
            {texts.allow}
          </Button>
        </Popconfirm>
      )}
    </li>
  );
}

/** Partner sites that may sign the person in; nothing where the company has none. */
export function Partners() {
  const { partners: texts } = useApiKeyTexts();
  const { data } = useRead(listPartners, {});
  if (!data || data.total === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="partners">
      <h2 id="partners">{texts.title}</h2>
      <p className={styles.soft}>{texts.hint}</p>
      <ul>
        {data.rows.map((partner) => (
          <PartnerRow key={partner.keyId} partner={partner} />
        ))}
      </ul>
    </section>
  );
}
