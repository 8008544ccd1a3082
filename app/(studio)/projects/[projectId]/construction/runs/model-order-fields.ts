import { readModel } from '../../runs/read-fields';
import { readConstruction } from '../construction-fields';

/** What the form asks of a model, without the budget. */
export function readModelOrder(data: FormData) {
  const { endpointId, model } = readModel(data);
  return {
    ...readConstruction(data),
    endpointId: endpointId ?? '',
    model: model ?? '',
    dryRun: data.has('dryRun'),
  };
}
