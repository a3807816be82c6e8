import { Skeleton } from 'antd';
import styles from './detail.module.css';

const SKELETON_BLOCKS = [
  { name: 'next', rows: 1 },
  { name: 'progress', rows: 2 },
  { name: 'train', rows: 3 },
  { name: 'containers', rows: 6 },
];

export function DetailSkeleton() {
  return (
    <div className={styles.stack} aria-busy="true">
      {SKELETON_BLOCKS.map(({ name, rows }) => (
        <div key={name} className={styles.place}>
          <Skeleton active title={rows > 1} paragraph={{ rows }} />
        </div>
      ))}
    </div>
  );
}
