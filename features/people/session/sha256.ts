const ROUNDS = 64;
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1) if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
};
/** First 32 bits of the fractional part. */
const fraction = (value: number) => Math.floor((value % 1) * 2 ** 32);

const CONSTANTS = Uint32Array.from(primes(ROUNDS), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const schedule = new Uint32Array(ROUNDS);

/** SHA-256 (FIPS 180-4) of an ASCII text, as words. */
export function sha256(text: string): Uint32Array {
  const blocks = Math.ceil((text.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const message = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  for (let at = 0; at < text.length; at += 1) message.setUint8(at, text.charCodeAt(at));
  message.setUint8(text.length, 0x80);
  message.setUint32(message.byteLength - 4, text.length * 8);
  const state = Uint32Array.from(START);
  for (let at = 0; at < message.byteLength; at += BLOCK_BYTES) compress(state, message, at);
  return state;
}

function fillSchedule(message: DataView, at: number): void {
  for (let round = 0; round < 16; round += 1) schedule[round] = message.getUint32(at + round * 4);
  for (let round = 16; round < ROUNDS; round += 1) {
    const [early, late] = [wordAt(round - 15), wordAt(round - 2)];
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[round] = wordAt(round - 16) + small0 + wordAt(round - 7) + small1;
  }
}

const wordAt = (round: number) => schedule[round] ?? 0;

function compress(state: Uint32Array, message: DataView, at: number): void {
  fillSchedule(message, at);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < ROUNDS; round += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = h + big1 + ((e & f) ^ (~e & g)) + (CONSTANTS[round] ?? 0) + wordAt(round);
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = big0 + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}
