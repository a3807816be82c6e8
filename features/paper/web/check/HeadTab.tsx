import { Descriptions, Tag } from 'antd';
import type { PaperDetail } from '../../wire.ts';
import { usePageTexts } from '../texts.ts';

/** Number and dates of the paper, and the containers that it names. */
export function HeadTab({ detail }: { detail: PaperDetail }) {
  const texts = usePageTexts();
  const { head, containers } = detail;
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        ...(['number', 'date', 'contractNo'] as const).map((name) => ({
          key: name,
          label: texts.head[name],
          children: head[name]?.text ?? '',
        })),
        ...containers.map(({ containerNo, isRepaired, sealNo }) => ({
          key: containerNo.text,
          label: texts.containers,
          children: (
            <span>
              {containerNo.text} {isRepaired && <Tag color="warning">{texts.repaired}</Tag>}
              {sealNo !== null && ` · ${texts.seal} ${sealNo.text}`}
            </span>
          ),
        })),
      ]}
    />
  );
}
