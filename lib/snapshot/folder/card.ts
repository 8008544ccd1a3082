import { stringify } from 'yaml';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { partlyOpen, type SnapshotManifest } from '../manifest-view-schema';
import { judgeSafeSection, judgeText } from './card-judges';
import { featuresOf } from './folder-features';
import { type FolderSource, folderSplits, shardsOf, splitPath } from './folder-view';
import { isLicenceId } from './licence-id';
import { markdownList, markdownTerm, markdownText } from './markdown-text';

/** README.md of a snapshot's folder: the YAML by which `datasets` loads it, then what the data is, with no empty section. */
export function folderCard(source: FolderSource): string {
  const head = stringify(frontMatter(source), { lineWidth: 0 });
  const sections = [
    about,
    figures,
    gold,
    errata,
    judgeSafeSection,
    variation,
    limits,
    verification,
    terms,
  ].flatMap((section) => section(source));
  return `---\n${head}---\n\n# ${markdownText(titleOf(source))}\n\n${sections.join('\n\n')}\n`;
}

export const titleOf = ({ project, snapshot }: Pick<FolderSource, 'project' | 'snapshot'>): string =>
  `${project}, snapshot ${snapshot.number}`;

/**
 * The number of the snapshot, and of its hash the first 24 bits. By it `datasets` tells its copies of two snapshots apart that were
 * unpacked to one place, of whatever project: it keeps them by the card, not by the files.
 */
export const versionOf = ({ snapshot, manifest }: Pick<FolderSource, 'snapshot' | 'manifest'>): string =>
  `${snapshot.number}.0.${parseInt(manifest.hash.slice(0, 6), 16)}`;

function frontMatter(source: FolderSource) {
  const { snapshot, manifest, tables, rows } = source;
  const { licence } = snapshot.terms;
  const splits = folderSplits(manifest);
  return {
    pretty_name: titleOf(source),
    ...(licence !== '' && { license: isLicenceId(licence) ? licence.toLowerCase() : 'other' }),
    language: [...new Set(manifest.languages.map(({ name }) => name.split('-')[0]!))],
    annotations_creators: ['expert-generated'],
    task_categories: ['text-classification'],
    tags: ['factual-consistency', 'hallucination', 'rag'],
    configs: tables.map(({ name }, at) => ({
      config_name: name,
      ...(at === 0 && { default: true }),
      version: versionOf(source),
      data_files: splits.map((split) => ({ split: split.name, path: shardsOf(name, split.name) })),
    })),
    dataset_info: tables.map(({ name, rows: schema }) => ({
      config_name: name,
      features: featuresOf(schema.columns),
      splits: splits.map((split) => ({
        name: split.name,
        num_examples: rows.get(splitPath(name, split.name)) ?? 0,
      })),
    })),
  };
}

const counted = (groups: readonly { name: string; samples: number }[]): string =>
  groups.map(({ name, samples }) => `${markdownText(name || 'unknown')} ${samples}`).join(', ');

function about({ snapshot, tables }: FolderSource): string[] {
  return [
    `Gold data for evaluating factual consistency: does an answer say what its reference says? Each answer is cut into segments, and experts
judged each segment for fact and logic, named the type of each error and quoted the reference. It was made with Face4RAG Studio.`,
    markdownText(snapshot.reason),
    ['## Tables', markdownList(tables.map(({ name, about: row }) => `\`${name}\`: a row is ${row}.`))].join(
      '\n\n',
    ),
    '```python\nfrom datasets import load_dataset\n\ngold = load_dataset("PATH/TO/THIS/FOLDER", "gold")\n```',
    'Offsets are Unicode code points, half open, with the quoted text beside them.',
  ];
}

function figures({ manifest }: FolderSource): string[] {
  const { gold: said, lengths, segments, types } = manifest;
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  const lines = [
    `${manifest.samples} samples: ${said.consistent} consistent, ${said.inconsistent} inconsistent, ${said.open} without gold (these are not in \`gold\`)`,
    `languages: ${counted(manifest.languages)}`,
    `generators: ${counted(manifest.generators)}`,
    `origin: ${counted(manifest.origins)}`,
    `mean length in characters: question ${rounded(lengths.question)}, reference ${rounded(lengths.reference)}, answer ${rounded(lengths.answer)}`,
    `${segments.n} segments, ${segments.inconsistent} of them inconsistent`,
    `answers by error type: ${ERROR_TYPES.map((type) => `${type} ${types[type]}`).join(', ')}`,
  ];
  return ['## Figures', markdownList(lines)];
}

function gold({ manifest, guideline }: FolderSource): string[] {
  const { goldRule, goldOrigins, annotators, annotations, variation, exposure, judges, blind } = manifest;
  const rule =
    goldRule.kind === 'majority' ? `a majority of at least ${goldRule.votes} votes` : goldRule.kind;
  const shown = Object.entries(exposure).map(([name, n]) => `${name} ${n}`);
  const lines = [
    `${annotators} people, ${annotations} annotations; gold by the rule "${rule}", or adjudicated by a lead`,
    `gold of one annotator ${goldOrigins.single}, agreed ${goldOrigins.agreed}, adjudicated ${goldOrigins.adjudicated}, of the verdict on the answer alone (the verdict on a segment, or a type, is still open) ${partlyOpen(manifest)}`,
    `${variation.shared} segments were judged by two or more people, who all gave the same verdict on ${variation.unanimous}`,
    ...(manifest.agreement ? [agreementText(manifest.agreement)] : []),
    `what had been shown before each label: ${shown.join(', ')}`,
    `${blind} answers are blind gold: nobody had been shown a judge's verdict or another person's label`,
    ...judges.map(
      ({ labels, ...judge }) => `the judge ${judgeText(judge)} had been shown before ${labels} labels`,
    ),
    ...(guideline === null ? [] : ['the guidelines that annotators went by: `guidelines.md`']),
  ];
  return ['## How the gold was made', markdownList(lines)];
}

function errata({ manifest }: FolderSource): string[] {
  if (!manifest.errata) return [];
  const { released, samples, outcomes, corrected, segments, releasedErrors, remainingErrors } =
    manifest.errata;
  const share = (rate: typeof releasedErrors): string =>
    rate === null
      ? 'not known: nothing was drawn at random'
      : rate.value === null
        ? `between ${percent(rate.low)} and ${percent(rate.high)}, as nothing was drawn of the suspects or of the others`
        : `${percent(rate.value)} [${percent(rate.low)}, ${percent(rate.high)}]`;
  return [
    '## Errata',
    `${samples} samples have a label that was released before (by \`${released}\`). \`errata\` has each with what became of it.`,
    markdownList([
      `${outcomes.confirmed} confirmed, ${outcomes.corrected} corrected (${corrected.inconsistent} to inconsistent, ${corrected.consistent} to consistent), ${outcomes.open} open, ${outcomes.unreviewed} not reviewed; ${segments} segments corrected`,
      `estimated share of released labels with the wrong verdict, with its interval of 95 %: ${share(releasedErrors)}`,
      `the same of what is left after these corrections: ${share(remainingErrors)}`,
    ]),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function variation({ manifest, tables }: FolderSource): string[] {
  const { dissent } = manifest;
  if (!dissent || dissent.of === 0) return [];
  const noisy = tables.some(({ name }) => name === 'noisy_labels');
  return [
    '## Human variation',
    `Of ${dissent.of} labels that people gave to segments with a gold verdict, ${dissent.n} say another one. \`soft_labels\` has how people's labels of each segment spread.`,
    ...(noisy
      ? [
          `\`noisy_labels\` sets worse labels beside gold: those of the annotator who departs from the gold of that answer most often, any label that departs from it, gold
turned at random at the rate above, and what methods say.`,
        ]
      : []),
  ];
}

function agreementText({ verdict, type, segments }: NonNullable<SnapshotManifest['agreement']>): string {
  const text = (measured: typeof verdict): string => {
    if (measured === null) return 'undefined';
    const { value, low, high } = measured;
    const interval = low === null || high === null ? '' : ` [${low.toFixed(2)}, ${high.toFixed(2)}]`;
    return value.toFixed(2) + interval;
  };
  return `Krippendorff's alpha over ${segments} shared segments: verdict ${text(verdict)}, type ${text(type)}`;
}

function limits({ manifest }: FolderSource): string[] {
  const constructed = manifest.origins.find(({ name }) => name === 'constructed')?.samples ?? 0;
  const lines = [
    'A verdict says whether the answer agrees with its reference, whatever is true in the world.',
    'Labels given after a judge had spoken may favour that judge: compare it on blind gold too.',
    ...(constructed > 0
      ? [
          `${constructed} answers were constructed by changing another one (\`pedigree\`); the rate of errors is not that of any model.`,
        ]
      : []),
    'People appear under pseudonyms. Texts are as their source had them, and may name people.',
  ];
  return ['## What it is not', markdownList(lines)];
}

function verification({ manifest }: FolderSource): string[] {
  return [
    '## Verification',
    `\`manifest.json\` has the SHA-256 of every file, and the snapshot's own hash, \`${manifest.hash}\`: the SHA-256 of its canonical lines, sorted by id, which the
studio gives as JSON Lines.`,
  ];
}

function terms({ snapshot }: FolderSource): string[] {
  const { licence, citation, contact } = snapshot.terms;
  const parts = [
    ...(licence === '' ? [] : [markdownTerm('Licence', licence)]),
    ...(citation === '' ? [] : [markdownTerm('Please cite', citation)]),
    ...(contact === '' ? [] : [markdownTerm('Contact', contact)]),
  ];
  return parts.length === 0 ? [] : ['## Terms', ...parts];
}
