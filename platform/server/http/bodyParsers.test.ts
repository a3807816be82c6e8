import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { registerBodyParsers } from './bodyParsers.ts';

async function read(type: string, payload: string): Promise<unknown> {
  const app = fastify();
  registerBodyParsers(app);
  app.post('/', async (request) => ({ body: request.body }));
  const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload });
  return answer.statusCode === 200 ? answer.json().body : answer.statusCode;
}

const FORM = 'application/x-www-form-urlencoded';

test('a body that says nothing is none, whatever type it names', async () => {
  expect(await read('application/json;charset=utf-8', '')).toEqual({});
  expect(await read('application/json', '{"a":[1,null]}')).toEqual({ a: [1, null] });
});

test('what is no JSON, or would reach for the prototype, is refused', async () => {
  expect(await read('application/json', '{')).toBe(400);
  expect(await read('application/json', '{"__proto__":{"isAdmin":true}}')).toBe(400);
});

test('an export comes as a form: ranges by their names, lists by repetition, empty fields not at all', async () => {
  const sent = 'params[beginTime]=2026-05-01&ids=1&ids=2&status=&name=%E8%A5%BF%E5%AE%89';
  expect(await read(FORM, sent)).toEqual({
    'params[beginTime]': '2026-05-01',
    ids: ['1', '2'],
    name: '西安',
  });
});
