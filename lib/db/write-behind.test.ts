import { describe, expect, it } from 'vitest';
import { writeBehind } from './write-behind';

/** Numbers from 1, and what happened when; a batch is made where the reader stands then. */
function numbers(count: number, events: string[]) {
  return (async function* () {
    try {
      for (let n = 1; n <= count; n += 1) {
        events.push(`made ${n}`);
        yield await Promise.resolve(n);
      }
    } finally {
      events.push('closed');
    }
  })();
}

describe('writeBehind', () => {
  it('while a batch is written: the next is made, and no other', async () => {
    const events: string[] = [];
    const ends: (() => void)[] = [];
    const whole = writeBehind(numbers(3, events), async (n) => {
      events.push(`write ${n}`);
      await new Promise<void>((resolve) => ends.push(resolve));
      events.push(`written ${n}`);
    });
    for (const n of [1, 2, 3]) {
      await expect.poll(() => ends.length).toBe(n);
      if (n < 3) await expect.poll(() => events.at(-1)).toBe(`made ${n + 1}`);
      ends[n - 1]!();
    }
    await whole;
    expect(events.filter((event) => event !== 'closed')).toEqual([
      ...[
        'made 1',
        'write 1',
        'made 2',
        'written 1',
        'write 2',
        'made 3',
        'written 2',
        'write 3',
        'written 3',
      ],
    ]);
  });

  it('a batch that cannot be written: rejects, writes none after it and closes the reader', async () => {
    const events: string[] = [];
    const whole = writeBehind(numbers(9, events), async (n) => {
      events.push(`write ${n}`);
      if (n === 2) throw new Error('the disk is full');
    });
    await expect(whole).rejects.toThrow('the disk is full');
    expect(events).toEqual(['made 1', 'write 1', 'made 2', 'write 2', 'made 3', 'closed']);
  });

  it('a batch that cannot be made: rejects with that, whatever became of the one before', async () => {
    async function* broken(): AsyncGenerator<number> {
      yield 1;
      await Promise.resolve();
      throw new Error('no more pages');
    }
    await expect(writeBehind(broken(), () => Promise.reject(new Error('the disk is full')))).rejects.toThrow(
      'no more pages',
    );
  });
});
