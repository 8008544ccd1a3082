import { OPERATIONS } from '@/generated/operations';
import type { Operation } from '@/lib/operation/operation';

let loaded: Promise<Operation[]> | undefined;

/** Every operation; loaded once, when the first is asked for. */
export function allOperations(): Promise<Operation[]> {
  loaded ??= Promise.all(
    Object.values(OPERATIONS).map(async (load) => (await load()) as unknown as Operation),
  );
  return loaded;
}

/** The operations of one room, such as "run", by their verbs; of these verbs alone where they are given. */
export async function operationsOf(room: string, verbs?: readonly string[]): Promise<Operation[]> {
  const isAsked = (name: string): boolean => {
    const [of, verb] = name.split('.');
    return of === room && (!verbs || verbs.includes(verb!));
  };
  const loads = Object.entries(OPERATIONS).filter(([name]) => isAsked(name));
  return Promise.all(loads.map(async ([, load]) => (await load()) as unknown as Operation));
}

/** Every room that has operations, with their verbs; nothing is loaded for it. */
export function operationRooms(): Map<string, string[]> {
  const rooms = new Map<string, string[]>();
  for (const name of Object.keys(OPERATIONS)) {
    const [room, verb] = name.split('.') as [string, string];
    rooms.set(room, [...(rooms.get(room) ?? []), verb]);
  }
  return rooms;
}
