import { useEffect } from 'react';
import { useLayout } from '../../../platform/web/theme/layout.ts';

export function useTextSizeAttribute(): void {
  const { size } = useLayout();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.size = size;
    return () => {
      delete dataset.size;
    };
  }, [size]);
}
