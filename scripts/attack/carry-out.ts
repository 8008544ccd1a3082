import type { Attack, AttackTarget } from './attack';

export interface AttackOutcome {
  attack: string;
  seconds: number;
  answers: Record<string, number>;
  /** What did not hold, in words. */
  broken: string[];
}

/** Carries an attack out, and holds what every attack is held to: no answer of 500. */
export async function carryOut(target: AttackTarget, attack: Attack): Promise<AttackOutcome> {
  target.answers.take();
  const began = performance.now();
  const broken = await attack.run(target).catch((thrown: unknown) => [`it broke off: ${String(thrown)}`]);
  const { answers, faults } = target.answers.take();
  const kinds = [...new Set(faults)].map((what) => `500: ${what}`);
  return {
    attack: attack.name,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    answers,
    broken: [...broken, ...kinds],
  };
}
