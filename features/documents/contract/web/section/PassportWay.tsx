import { Alert, Checkbox, Input, Select } from 'antd';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { LANGUAGES } from '../../../../../platform/wire/language.ts';
import type { Signers } from '../../faceWire.ts';
import { LINK_CHANNEL } from '../../signChoices.ts';
import type { startSign } from '../../wire.ts';
import { useSignerInvitationTexts } from '../texts.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import styles from './signer.module.css';

type Chosen = Omit<SentBy<typeof startSign>, 'contractId' | 'isAgreed'>;

interface PassportWayProps {
  signers: Signers;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Words of inventory N09 for a legal representative without mainland papers, and the way beside them. */
export function PassportWay({ signers, chosen, onChange }: PassportWayProps) {
  const texts = useSignerInvitationTexts();
  return (
    <>
      <Alert type="warning" title={texts.notMainland} />
      <Checkbox
        checked={chosen.withPassport ?? false}
        onChange={({ target }) => onChange({ ...chosen, withPassport: target.checked })}
      >
        {texts.withPassport}
      </Checkbox>
      {chosen.withPassport && (
        <>
          <span className={styles.soft}>{texts.withPassportText}</span>
          <div className={styles.field}>
            <label htmlFor="signer-email">{texts.signerEmail}</label>
            <Input
              id="signer-email"
              type="email"
              placeholder={signers.legalEmail}
              value={chosen.signerEmail ?? ''}
              onChange={({ target }) => onChange({ ...chosen, signerEmail: target.value || undefined })}
            />
          </div>
          <div className={styles.field}>
            <label htmlFor="signer-mobile">{texts.signerMobile}</label>
            <Input
              id="signer-mobile"
              type="tel"
              placeholder={signers.legalMobile || '+7 701 123 45 67'}
              value={chosen.signerMobile ?? ''}
              onChange={({ target }) => onChange({ ...chosen, signerMobile: target.value })}
            />
          </div>
          <div className={styles.field}>
            <label htmlFor="signer-language">{texts.language}</label>
            <Select
              id="signer-language"
              value={chosen.language ?? signers.language}
              onChange={(language) => onChange({ ...chosen, language })}
              options={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
            />
          </div>
          <ChannelChoice
            value={chosen.channel ?? LINK_CHANNEL.sms}
            onChange={(channel) => onChange({ ...chosen, channel })}
          />
        </>
      )}
    </>
  );
}
