import { Modal } from 'antd';
import { Downloads } from './downloads/Downloads.tsx';
import { closeDownloads } from './downloadsStore.ts';
import { useTexts } from './texts.ts';

/** Downloads over any page (documents 2.6). */
export default function DownloadsDialog() {
  const { page: texts } = useTexts();
  return (
    <Modal open title={texts.title} width={960} footer={null} onCancel={closeDownloads}>
      <p>{texts.subtitle}</p>
      <Downloads />
    </Modal>
  );
}
