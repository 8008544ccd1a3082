import type { Attack, AttackTarget } from '../attack';

const HEAD = 'question,reference,answer,id\nq,r,a,';

/** Files whose one cell or line does not end. */
const FILES: Record<string, (length: number) => string> = {
  'cell.csv': (length) => HEAD + 'x'.repeat(length),
  'quoted.csv': (length) => `${HEAD}"${'x'.repeat(length)}`,
  'quotes.csv': (length) => `${HEAD}"${'""'.repeat(length / 2)}`,
  'line.jsonl': (length) => `{"question":"q","reference":"${'x'.repeat(length)}`,
  'nested.json': (length) => '['.repeat(length),
  'columns.csv': (length) => ','.repeat(length),
};

/** Uploads of one cell or line of many megabytes; looked at, changed and looked at again, as the import page does. */
export const endlessCells: Attack = {
  name: 'endless-cells',
  async run(target) {
    const broken: string[] = [];
    for (const [name, make] of Object.entries(FILES)) broken.push(...(await tryFile(target, name, make)));
    return broken;
  },
};

async function tryFile(
  { visitors, ids, force }: AttackTarget,
  name: string,
  make: (length: number) => string,
): Promise<string[]> {
  const { lead } = visitors;
  const upload = await lead.ask(
    'POST',
    `/api/v1/projects/${ids.projectId}/imports?name=${name}`,
    make(force.cellBytes),
  );
  if (upload.status !== 200)
    return upload.status < 500 ? [] : [`${name} could not be uploaded: ${upload.status}`];
  const { id: importId } = (await upload.json()) as { id: string };
  const at = { ...ids, importId };
  const broken: string[] = [];
  const look = async (): Promise<void> => {
    const { status } = await lead.ask('GET', `/projects/${ids.projectId}/import/${importId}`);
    if (status !== 200) broken.push(`the page of ${name} answered ${status}`);
  };
  const file = 'app/(studio)/projects/[projectId]/import/[importId]/actions.ts';
  await look();
  await lead.act(`${file} changeImport`, at, [{ importId, delimiter: ';' }]);
  await look();
  await lead.act(`${file} cancelImport`, at, [{ importId }]);
  return broken;
}
