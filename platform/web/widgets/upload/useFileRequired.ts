import { useUploadFaultTexts } from './texts.ts';

/** Required rule of a form field (documents 5.1): `<Form.Item rules={[useFileRequired()]}>`. */
export function useFileRequired() {
  const { none } = useUploadFaultTexts();
  return { required: true, type: 'array' as const, min: 1, message: none };
}
