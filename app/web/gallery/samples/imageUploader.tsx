import { useState } from 'react';
import type { UploadedFile } from '../../../../platform/web/widgets/files/uploadCalls.ts';
import { ImageUploader } from '../../../../platform/web/widgets/upload/ImageUploader.tsx';
import { LICENCE_IMAGE_RULE } from '../../../../platform/wire/uploadRules.ts';
import { Variant } from '../Variant.tsx';

export default function ImageUploaderSample() {
  const [licence, setLicence] = useState<UploadedFile[]>([]);
  const [photos, setPhotos] = useState<UploadedFile[]>([]);
  return (
    <>
      <Variant title={{ zh: '营业执照：一张', en: 'Licence: one picture', ru: 'Лицензия: одно изображение' }}>
        <ImageUploader rule={LICENCE_IMAGE_RULE} isSingle value={licence} onChange={setLicence} />
      </Variant>
      <Variant title={{ zh: '多张图片', en: 'Several pictures', ru: 'Несколько изображений' }}>
        <ImageUploader value={photos} onChange={setPhotos} />
      </Variant>
      <Variant title={{ zh: '禁用', en: 'Disabled', ru: 'Недоступно' }}>
        <ImageUploader value={[]} disabled />
      </Variant>
    </>
  );
}
