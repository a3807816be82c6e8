import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import { useState } from 'react';
import styles from './richText.module.css';
import { useRichTexts } from './texts.ts';
import { useResourceUrl } from './useResourceUrl.ts';

/** Video at a URL; nothing is fetched before playback. */
export function Video({ address, isPlaying = false }: { address: string; isPlaying?: boolean }) {
  const texts = useRichTexts();
  return (
    // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no captions
    <video
      src={address}
      controls
      playsInline
      autoPlay={isPlaying}
      preload={isPlaying ? 'auto' : 'none'}
      aria-label={texts.film}
    />
  );
}

/** Uploaded video, fetched whole with the session's bearer on demand. */
export function ResourceVideo({ id }: { id: number }) {
  const texts = useRichTexts();
  const [isWanted, setWanted] = useState(false);
  const { address, percent, isBroken } = useResourceUrl(isWanted ? id : null);
  if (isBroken) return <span className={styles.broken}>{texts.filmBroken}</span>;
  if (address !== null) return <Video address={address} isPlaying />;
  return (
    <button type="button" className={styles.film} disabled={isWanted} onClick={() => setWanted(true)}>
      <PlayCircleOutlined />
      <span>{isWanted ? texts.filmLoading({ percent }) : texts.play}</span>
    </button>
  );
}
