import { FileIcon } from '../../../../platform/web/widgets/fileIcon/FileIcon.tsx';
import styles from '../gallery.module.css';
import { Variant } from '../Variant.tsx';

const NAMES = [
  'waybill.pdf',
  'contract.docx',
  'packing.xlsx',
  'photos.zip',
  'photos.rar',
  'photos.7z',
  'seal.jpg',
  'note.txt',
];

const SIZES = [16, 24, 32, 48];

export default function FileIcons() {
  return SIZES.map((size) => (
    <Variant key={size} title={{ zh: `${size} px`, en: `${size} px`, ru: `${size} px` }}>
      <div className={styles.row}>
        {NAMES.map((fileName) => (
          <span key={fileName} className={styles.named}>
            <FileIcon fileName={fileName} size={size} />
            {fileName}
          </span>
        ))}
      </div>
    </Variant>
  ));
}
