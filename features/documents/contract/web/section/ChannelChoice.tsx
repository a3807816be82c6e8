import { Radio } from 'antd';
import { LINK_CHANNEL, type LinkChannel } from '../../signChoices.ts';
import { useSignerInvitationTexts } from '../texts.ts';

interface ChannelProps {
  value: LinkChannel;
  onChange: (channel: LinkChannel) => void;
}

export function ChannelChoice({ value, onChange }: ChannelProps) {
  const texts = useSignerInvitationTexts();
  return (
    <>
      <span id="contract-channel">{texts.channel}</span>
      <Radio.Group
        aria-labelledby="contract-channel"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={[
          { value: LINK_CHANNEL.sms, label: texts.sms },
          { value: LINK_CHANNEL.email, label: texts.email },
        ]}
      />
    </>
  );
}
