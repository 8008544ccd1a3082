import { labelStudioContent, modelVersion } from '../../contents/label-studio';
import { lineReader } from '../../contents/native/parse/parse-lines';
import { sampleRecord } from '../../contents/native/record';
import type { Conversion } from '../../convert/conversion';
import { rowConverter } from '../../convert/convert-rows';
import type { ReadBack } from '../../convert/read-back';
import { Notes } from '../../import/import-notes';
import { UNTOLD_TIME } from '../../import/preview-records';

/** Annotations as the studio's own tasks for Label Studio hold them: written, and read again by this conversion. */
export function readBackOf(conversion: Conversion): ReadBack {
  const context = { told: {}, second: null, unit: 'utf16', notes: new Notes() } as const;
  const convert = rowConverter(conversion, context);
  return {
    runName: ({ method, version, model, params }) => modelVersion({ id: method, version, model, params }),
    annotation(sample, stored) {
      const alone = { ...sample, past: [], comments: [], annotations: [{ ...stored, derivedFromId: null }] };
      const [task] = labelStudioContent.toObjects(sampleRecord(alone));
      // As a file has it.
      const values = new Map(Object.entries(JSON.parse(JSON.stringify(task)) as object));
      const rows = convert({ line: 1, values, fault: null, excerpt: '' });
      const [unit] = lineReader(UNTOLD_TIME, { decided: true }).push(
        rows.map((row) => ({ ...row, position: 1 })),
      );
      return unit?.sample?.annotations[0] ?? null;
    },
  };
}
