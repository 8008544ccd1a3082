import { Gate } from './gate';
import { adapted } from './pace';

const TURN_MS = 500;

/** A gate for a process that has the endpoint to itself: as many calls at a time as the endpoint bears, `most` at most. */
export function pacedGate(most: number): { gate: Gate; close(): void } {
  let bearable: number | null = null;
  let open = true;
  const turn = (): void => {
    if (!open) return;
    bearable = adapted(bearable, gate.takeTold(), { most, inFlight: gate.inFlight });
    gate.permit(Math.max(1, Math.floor(bearable ?? most)));
  };
  const gate = new Gate(turn);
  const timer = setInterval(turn, TURN_MS).unref();
  turn();
  return {
    gate,
    /** No further call begins; those under way go on. */
    close() {
      open = false;
      clearInterval(timer);
      gate.permit(0);
    },
  };
}
