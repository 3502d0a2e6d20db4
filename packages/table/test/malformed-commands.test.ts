/** A table answers every malformed command once, with a code, and continues. */

import { lasVegas } from '@fremont/games/las-vegas';
import { type Answer, COMMAND_ERRORS, decodeCommand } from '@fremont/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { act, actCommand, newId, person, reopened, vegasTable } from './tables.ts';

/** No command below names seat 2, so none can contain its consent to an undo. */
const THREE = [person('Ada'), person('Ben'), person('Cy')];

const oddNumbers = fc.constantFrom(-1, 0, 1, 1.5, 2 ** 53, -0, Number.NaN, Number.POSITIVE_INFINITY, 31, 32);
const oddTexts = fc.constantFrom('', '__proto__', 'constructor', '0.0', '1.1', '00.0', '0.0.0', 'x'.repeat(10_000));
const ids = fc.oneof(fc.stringMatching(/^[0-9a-f]{32}$/), fc.string(), fc.constant('A'.repeat(32)), fc.anything());

/** Objects that resemble commands: right names, wrong values. */
const nearly = (...types: readonly string[]) =>
  fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('act', 'undo', 'redo', 'undoAnswer', 'prompt', '__proto__', ...types),
        fc.anything(),
      ),
      id: ids,
      seat: fc.oneof(oddNumbers, fc.anything()),
      decision: fc.oneof(oddTexts, fc.anything()),
      action: fc.oneof(
        fc.constantFrom({ type: 'roll' }, { type: 'toString' }, { type: 'place', face: 9 }),
        fc.anything(),
      ),
      consent: fc.oneof(fc.array(oddNumbers), fc.anything()),
      ask: fc.oneof(oddNumbers, fc.anything()),
      accept: fc.oneof(fc.boolean(), fc.anything()),
      about: fc.oneof(oddNumbers, fc.anything()),
      keep: fc.oneof(fc.boolean(), fc.anything()),
    },
    { requiredKeys: [] },
  );

describe('a malformed command', () => {
  test('decodes to a code or to a command made of known fields, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          nearly('undoAsk', 'leave', 'return', 'vote', 'timeout'),
          fc.anything({ withNullPrototype: true }),
        ),
        (json) => {
          const decoded = decodeCommand(json);
          if (!decoded.ok) expect(COMMAND_ERRORS).toContain(decoded.error);
          else {
            expect(decoded.value.id).toMatch(/^[0-9a-f]{32}$/);
            expect(Number.isInteger(decoded.value.seat)).toBe(true);
          }
        },
      ),
      { numRuns: 10_000, seed: 8614 },
    );
  });

  test('with the seat -0 is decoded with the seat 0', () => {
    const id = newId();
    // `toEqual` distinguishes 0 from -0.
    expect(decodeCommand({ type: 'vote', id, seat: -0, about: -0, keep: true })).toEqual({
      ok: true,
      value: { type: 'vote', id, seat: 0, about: 0, keep: true },
    });
    expect(decodeCommand({ type: 'undo', id, seat: 0, consent: [-0] })).toEqual({
      ok: true,
      value: { type: 'undo', id, seat: 0, consent: [0] },
    });
  });

  test('is answered once and changes nothing', async () => {
    const seated = vegasTable({ occupants: THREE });
    const { table } = seated;
    await act(table);
    const before = table.look('spectator');
    const rubbish = fc.sample(fc.oneof(fc.jsonValue(), nearly()), { numRuns: 10_000, seed: 4711 });
    const answers: Answer[] = [];
    for (const json of rubbish) table.receive(json, (answer) => answers.push(answer));
    // A valid command queues after all of them.
    const last = await table.send(actCommand(table, { type: 'roll' }));
    expect(answers).toHaveLength(rubbish.length);
    expect(answers.filter(({ type }) => type === 'done')).toEqual([]);
    expect(last).toMatchObject({ type: 'refused', refusal: { code: 'alreadyRolled' } });
    expect(table.look('spectator')).toEqual(before);
    expect(table.fault).toBeNull();
    expect((await reopened(lasVegas, seated)).look('spectator')).toEqual(before);
  });

  test('with a valid id gets an answer with that id', () => {
    const { table } = vegasTable({ occupants: THREE });
    const id = newId();
    const answers: Answer[] = [];
    table.receive({ id, type: 'dance', seat: 0 }, (answer) => answers.push(answer));
    table.receive('dance', (answer) => answers.push(answer));
    expect(answers).toEqual([
      { type: 'failed', id, error: { code: 'badMessage', why: 'unknownCommand' } },
      { type: 'failed', id: '', error: { code: 'badMessage', why: 'notAnObject' } },
    ]);
  });
});
