import { Checkbox } from 'antd';
import { DictTag } from '../../../../../platform/web/widgets/dict/DictTag.tsx';
import type { TipSetting } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './setting.module.css';

const CHANNELS = ['inPortal', 'byEmail', 'bySms'] as const;

type Channels = TipSetting['ways'];

export function ChannelTable({ ways, onChange }: { ways: Channels; onChange: (ways: Channels) => void }) {
  const { setting: texts, msgTypes } = useTexts();
  if (ways.length === 0) return <p className={styles.note}>{texts.noWays}</p>;
  return (
    <table className={styles.ways}>
      <thead>
        <tr>
          <th scope="col">{texts.way.type}</th>
          {CHANNELS.map((way) => (
            <th key={way} scope="col">
              {texts.way[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ways.map((row) => (
          <tr key={row.msgType}>
            <th scope="row">
              <DictTag type="remindTypeFront" value={row.msgType} />
            </th>
            {CHANNELS.map((way) => (
              <td key={way}>
                <Checkbox
                  aria-label={texts.byWay({ type: msgTypes[row.msgType], way: texts.way[way] })}
                  checked={row[way]}
                  onChange={({ target }) =>
                    onChange(ways.map((one) => (one === row ? { ...row, [way]: target.checked } : one)))
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
