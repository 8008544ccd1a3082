import {
  type CroissantFile,
  dataTypesOf,
  type FieldNode,
  type CroissantNode,
  type RecordSetNode,
  targetsOf,
  withSubFields,
} from './nodes';

// What mlcroissant, the reference reader of Croissant, checks when it opens a file, for the words that the studio uses. Each rule names where it
// was read: below python/mlcroissant/mlcroissant/_src of github.com/mlcommons/croissant, nodes/ being structure_graph/nodes/. Lines are those of
// the copies that were read, at these commits: core/rdf.py 272774b6, core/context.py 13eab24c, core/dates.py 0d566265, base_node.py 0394dc3f,
// nodes/file_object.py and file_set.py 01b86e09, nodes/field.py 061d0ab3, operations/read.py 02b8f293.

/** core/rdf.py, make_context: what the context has to define; `containedIn` since 64472bef, `equivalentProperty` since 272774b6. */
const CONTEXT_WORDS =
  `@language @vocab arrayShape citeAs column conformsTo containedIn cr rai data dataType dct description equivalentProperty examples
extract field fileProperty fileObject fileSet format includes isArray isLiveDataset jsonPath key md5 name parentField path recordSet references regex repeated
replace samplingRate sc separator source subField transform`.split(/\s+/);

/** core/context.py:19, and 1.1 since mlcroissant 1.1.0. */
const VERSIONS = ['0.8', '1.0', '1.1'].map((version) => `http://mlcommons.org/croissant/${version}`);

/** core/data_types.py:25 (EXPECTED_DATA_TYPES). */
const DATA_TYPES = ['Boolean', 'Date', 'Float', 'Integer', 'Text', 'URL'].map((name) => `sc:${name}`);

/** core/regex.py, _regex_to_glob_for_str: what of a pattern it makes a glob of, beside the group that stands for the value. */
const GLOB_PARTS = /\\[.-]|\.[*+]|\(\.\+\)|^\^|\$$/g;
const isGlob = (pattern: string): boolean => /^[\w/-]*$/.test(pattern.replaceAll(GLOB_PARTS, ''));

/** core/constants.py, class EncodingFormat. */
const FORMATS = `text/csv application/json application/jsonlines application/x-parquet text/plain text/tab-separated-values`;

/** Errors, by which mlcroissant refuses a file or cannot read a record set, and warnings. */
export function croissantIssues(file: CroissantFile): { errors: string[]; warnings: string[] } {
  const sets = [...file.recordSet];
  const fields = sets.flatMap(({ field }) => field.flatMap(withSubFields));
  return {
    errors: [
      ...datasetErrors(file),
      ...file.distribution.flatMap(fileErrors),
      ...idErrors([...file.distribution, ...sets, ...fields], fields),
      ...sets.flatMap(recordSetErrors),
      ...sets.filter(({ data }) => !data).flatMap(({ field }) => field.flatMap((own) => fieldErrors(own))),
    ],
    warnings: datasetWarnings(file),
  };
}

function datasetErrors(file: CroissantFile): string[] {
  const context = file['@context'];
  return [
    // core/rdf.py:18; names of schema.org are compared as https (core/constants.py, issue 1018).
    ...(typeof context !== 'object' ? ['@context: no object'] : []),
    ...(context?.['@vocab'] !== 'https://schema.org/' || context?.sc !== 'https://schema.org/'
      ? ['@context: schema.org is https']
      : []),
    ...typeErrors(file, 'sc:Dataset'),
    // core/context.py:33
    ...(VERSIONS.includes(String(file.conformsTo)) ? [] : [`conformsTo: ${String(file.conformsTo)}`]),
    // core/dates.py:21, of an ISO date.
    ...(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(String(file.datePublished)) ? [] : ['datePublished: no date']),
    // nodes/metadata.py, validate_license
    ...(['undefined', 'string'].includes(typeof file.license) ? [] : ['license: no text']),
  ];
}

function datasetWarnings(file: CroissantFile): string[] {
  return [
    // core/rdf.py:81
    ...CONTEXT_WORDS.filter((word) => !(word in (file['@context'] ?? {}))).map((word) => `@context: ${word}`),
    // nodes/metadata.py, __post_init__ by base_node.py:82
    ...['citeAs', 'datePublished', 'license', 'version'].filter((word) => !file[word]),
    // core/versions.py, cast_version; a release before it wants all three numbers.
    ...(/^\d+\.\d+\.\d+$/.test(String(file.version)) ? [] : [`version: ${String(file.version)}`]),
  ];
}

/** core/data_types.py:18 */
const typeErrors = (node: CroissantNode, type: string): string[] =>
  node['@type'] === type ? [] : [`${node['@id'] ?? 'dataset'}: no ${type}`];

/** nodes/file_object.py:39-43 and nodes/file_set.py:34, by base_node.py:59 */
function fileErrors(node: CroissantNode): string[] {
  const isSet = node['@type'] === 'cr:FileSet';
  const mandatory = ['@id', 'encodingFormat', ...(isSet ? ['includes'] : ['contentUrl', 'sha256'])];
  return [
    ...(isSet ? [] : typeErrors(node, 'cr:FileObject')),
    ...mandatory.filter((word) => !node[word]).map((word) => `${node['@id']}: no ${word}`),
    // operation_graph/operations/read.py:142, once it is read.
    ...(FORMATS.split(' ').includes(String(node.encodingFormat))
      ? []
      : [`${node['@id']}: cannot read ${String(node.encodingFormat)}`]),
  ];
}

function idErrors(nodes: readonly CroissantNode[], fields: readonly FieldNode[]): string[] {
  const ids = nodes.map((node) => node['@id'] ?? '');
  const known = new Set(ids);
  const targets = fields.flatMap(({ source, references }) =>
    [source, references].flatMap((one) => (one ? targetsOf(one) : [])),
  );
  return [
    // structure_graph/graph.py:113
    ...ids.filter((id, at) => id !== '' && ids.indexOf(id) < at).map((id) => `${id}: twice`),
    // structure_graph/graph.py, _add_edge
    ...targets.filter((id) => !known.has(id)).map((id) => `${id}: referred to, but not there`),
  ];
}

function recordSetErrors(node: RecordSetNode): string[] {
  const { '@id': id, field, data } = node;
  const sources = new Set(
    field.flatMap(withSubFields).flatMap(({ source }) => (source ? targetsOf(source) : [])),
  );
  const names = JSON.stringify(field.map((one) => one['@id']).sort());
  return [
    ...typeErrors(node, 'cr:RecordSet'),
    ...(id ? [] : ['a record set: no @id']),
    // nodes/record_set.py, __post_init__
    ...(data?.length === 0 ? [`${id}: no data`] : []),
    ...(data ?? []).flatMap((row) =>
      JSON.stringify(Object.keys(row).sort()) === names ? [] : [`${id}: data of other fields`],
    ),
    // structure_graph/graph.py:90
    ...(!data && sources.size === 0 ? [`${id}: no source`] : []),
    // nodes/record_set.py, check_joins_in_fields, with no join but that of the splits.
    ...(sources.size > 1 ? [`${id}: several sources`] : []),
  ];
}

/** @param below whether the field is part of another */
function fieldErrors(node: FieldNode, below = false): string[] {
  const { '@id': id, source, subField = [] } = node;
  const parts = subField.flatMap((one) => fieldErrors(one, true));
  return [
    ...typeErrors(node, 'cr:Field'),
    ...(id ? [] : ['a field: no @id']),
    // tests/graphs/1.1/mlfield_bad_array_definition/output.txt
    ...(node.arrayShape !== undefined && !node.isArray ? [`${id}: arrayShape without isArray`] : []),
    ...parts,
    // nodes/field.py:115
    ...(subField.length === 0 && !dataTypesOf(node).some((type) => DATA_TYPES.includes(type))
      ? [`${id}: no data type that is known`]
      : []),
    // nodes/source.py, Source.from_jsonld
    ...(source && targetsOf(source).length !== 1 ? [`${id}: not one source`] : []),
    ...(source && Object.keys(source.extract ?? {}).length > 1 ? [`${id}: several to extract`] : []),
    // datasets.py, _propagate_includes: records filtered by the field are looked for in the files that the glob finds.
    ...(isGlob(source?.transform?.regex ?? '') ? [] : [`${id}: a pattern that is no glob`]),
    // nodes/source.py, Source.get_column: without a source of its own, no record can be read.
    ...(subField.length === 0 && !source ? [`${id}: no source of its own`] : []),
    // operations/field.py, _apply_transform_fn: a list within a list has no field of that name.
    ...(below && isList(node) && subField.length > 0 ? [`${id}: a list of structs within a struct`] : []),
  ];
}

const isList = ({ isArray = false, repeated = false }: FieldNode): boolean => isArray || repeated;
